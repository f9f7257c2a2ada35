// DI-01: shows the operator's picture about the app on home, and then a second one.
import type { Banner } from '@foyer/contract';
import { pictureOf } from '../../kit/install/app-offer.ts';
import { nativeApp } from '../../kit/install/native-app.ts';
import type { fetchPicture } from '../../shell/http/fetch-picture.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { canOpen } from '../../shell/overlays/can-open.ts';
import type { Shell } from '../../shell/shell.ts';
import { DOWNLOAD_IMAGE, DOWNLOAD_IMAGE_CLOSED } from '../../shell/storage/keys.ts';
import { fileNameOf, isImageShown } from './image.rules.ts';
import { IMAGE_WAIT_MS } from './install.constants.ts';

/** Group of the banners that are pictures about the app @assumed. */
const GROUP = 'app-download';

interface Picture {
  readonly address: string;
  readonly title: string;
}

/** A banner's picture is at its address; the operator's own art lies under the brand's folder. */
const picturesOf = (shell: Shell, banners: readonly Banner[]): readonly Picture[] =>
  banners.flatMap(({ url, title }) => {
    const address = pictureOf(url, shell);
    return address ? [{ address, title }] : [];
  });

/** While it waits behind a message, the person may go on to a page that it may not lie over. */
const onHome = (route: RouteName): boolean => route === 'home';

type View = Pick<Window, 'location'>;
type FetchPicture = typeof fetchPicture;

const factsOf = ({ store, device, overlays, busy }: Shell, view: View, file: string) => ({
  path: view.location.pathname,
  isInApp: device.signs().standalone || nativeApp(view, device) !== null,
  isClosed: store.read(DOWNLOAD_IMAGE_CLOSED) === '1',
  isCovered: overlays.topmost() !== null || busy.any(),
  saved: store.read(DOWNLOAD_IMAGE),
  file,
});

async function showPictures(shell: Shell, view: View, fetchFile: FetchPicture): Promise<void> {
  // What it would not show, it does not ask for either.
  if (!isImageShown({ ...factsOf(shell, view, 'any'), saved: null })) return;
  const banners = await shell.load('content.banners', { group: GROUP });
  const [first, second] = banners.ok ? picturesOf(shell, banners.value.items) : [];
  if (!first) return;
  await shell.texts.load('install');
  // A picture that never came was not closed: without the code of its dialog the next visit of home tries again.
  if (!(await canOpen(shell.overlays, 'downloadImage'))) return;
  const file = fileNameOf(first.address);
  if (!isImageShown(factsOf(shell, view, file))) return;
  const saved = await fetchFile(first.address, file);
  if (!isImageShown(factsOf(shell, view, file))) return saved?.free();
  const { store, overlays, texts } = shell;
  const propsOf = ({ address, title }: Picture) => ({
    picture: address,
    title: title || texts.t('install.imageTitle'),
    file: fileNameOf(address),
    savedFrom: null,
  });
  // Where it cannot be had as a file, the browser opens it, and the person saves it there.
  const firstProps = saved
    ? { ...propsOf(first), file: saved.name, savedFrom: saved.address }
    : { ...propsOf(first), savedFrom: first.address };
  const answer = await overlays.open('downloadImage', firstProps, onHome);
  saved?.free();
  store.write(DOWNLOAD_IMAGE_CLOSED, '1');
  if (answer === 'saved') store.write(DOWNLOAD_IMAGE, file);
  if (second) await overlays.open('downloadImage', { ...propsOf(second), isFree: true }, onHome);
}

/** Waits on each visit of home; whoever has gone on by then sees it the next time. */
export function watchImage(shell: Shell, view: View, fetchFile: FetchPicture): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One that waits for its turn in the queue is not shown a second time. */
  let isUnderWay = false;
  const show = async (): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    await showPictures(shell, view, fetchFile).catch(() => undefined);
    isUnderWay = false;
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), IMAGE_WAIT_MS);
  };
  shell.navigation.subscribe(wait);
  wait();
}
