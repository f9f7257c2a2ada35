// PW-02: fetches a banner's picture as a file, which can be saved where it comes from another host, too.
import { isVectorArt, pictureFileName, pictureKind, renderedSize } from '../files/picture-kind.rules.ts';

export interface PictureFile {
  /** A `blob:` address. */
  readonly address: string;
  readonly name: string;
  readonly free: () => void;
}

/** Larger ones stay where they are. */
const MOST_BYTES = 5 * 1024 * 1024;
/** Enough to know each kind by. */
const FIRST_BYTES = 16;
/** Some browsers read the address of a file only after they have asked where to save it. */
const ADDRESS_LIVES_MS = 60_000;

async function render(address: string): Promise<Blob | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  // Its pixels are read below: unlike decode(), loading does not wait for a frame to be painted.
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.src = address;
  await loaded;
  const canvas = Object.assign(document.createElement('canvas'), renderedSize(image.naturalWidth, image.naturalHeight));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Whoever shows the picture waits no longer for its file. */
const WAITED_MS = 5000;

/** Null where it cannot be had as a file in time: a server that lets no other site read it, a kind that is none of ours. */
export const fetchPicture = (address: string, name: string): Promise<PictureFile | null> =>
  Promise.race([makeFile(address, name), new Promise<null>((resolve) => void setTimeout(resolve, WAITED_MS, null))]);

async function makeFile(address: string, name: string): Promise<PictureFile | null> {
  try {
    const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!answer.ok) return null;
    const fetched = await answer.blob();
    if (fetched.size > MOST_BYTES) return null;
    const picture = isVectorArt(fetched.type) ? await render(address) : fetched;
    const kind = picture && pictureKind(new Uint8Array(await picture.slice(0, FIRST_BYTES).arrayBuffer()));
    if (!picture || !kind) return null;
    // The type of the file is what it is, whatever its server said.
    const file = URL.createObjectURL(new Blob([picture], { type: `image/${kind}` }));
    return {
      address: file,
      name: pictureFileName(name, kind),
      free: () => void setTimeout(() => URL.revokeObjectURL(file), ADDRESS_LIVES_MS),
    };
  } catch {
    return null;
  }
}
