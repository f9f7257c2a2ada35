// Makes a picture smaller before it is sent. The code for it loads with the first picture.

/** On a slow network the code may take longer than the picture as it is. */
const LOAD_MS = 5_000;

type ShrinkCode = Pick<typeof import('@foyer/browsers/shrink'), 'shrink'>;

/** The picture as it is where the code does not come in time, or not at all. */
export async function shrinkPicture(file: Blob, load: () => Promise<ShrinkCode>): Promise<Blob> {
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), LOAD_MS));
  try {
    const code = await Promise.race([load(), late]);
    return code ? (await code.shrink(file)).file : file;
  } catch {
    return file;
  }
}
