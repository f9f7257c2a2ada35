// PD-01: downloads the app, with what a person has to know around it.
import { openDownload } from '../../shell/navigation/open-download.ts';
import type { Shell } from '../../shell/shell.ts';
import type { AppOffer } from './app-offer.ts';
import { adviceFor, type DownloadTarget } from './download.rules.ts';
import { nativeApp } from './native-app.ts';

type ShellParts = Pick<Shell, 'events' | 'overlays' | 'texts' | 'device'>;

export interface DownloadPage {
  readonly view: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly open: (address: string, isNewWindow: boolean) => void;
}

/** Calls back once: the person has been elsewhere, and is here again. */
function onceFocused({ view }: DownloadPage, back: () => void): void {
  const listener = (): void => {
    view.removeEventListener('focus', listener);
    back();
  };
  view.addEventListener('focus', listener);
}

/** Begins within the tap: a new window opens for a tap only. */
export function startDownload(
  { system, links }: Pick<AppOffer, 'system' | 'links'>,
  { events, overlays, texts, device }: ShellParts,
  page: DownloadPage = { view: window, open: openDownload },
): void {
  if (!links) return;
  const open = ({ address, window: where }: DownloadTarget): void => {
    events.publish('appDownloaded', {});
    const app = where === 'same' ? nativeApp(page.view, device) : null;
    if (!app?.download(address)) page.open(address, where === 'new');
  };
  const tell = (message: string): ReturnType<typeof overlays.open<'alert'>> =>
    overlays.open('alert', { title: texts.t('common.notice'), message, confirm: texts.t('install.understood') });
  const advice = adviceFor(system, links);
  if (advice === 'settingsFirst') {
    void tell(texts.t('install.appGotoSetting')).then((answer) => {
      if (answer === 'confirmed') open(links.profile ?? links.app);
    });
    return;
  }
  if (advice === 'tipAfter') onceFocused(page, () => void tell(texts.t('install.ios17DownloadTips')));
  open(links.app);
}
