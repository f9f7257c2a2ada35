// Makes a picture smaller before it is sent: cheap phones take photos of many megabytes, and their networks are slow.

/** Small print can still be read @assumed */
const MOST_SIDE_PX = 2000;
const PREVIEW_SIDE_PX = 320;
const PREVIEW_QUALITY = 0.6;
/** At 400 kbit/s this leaves within the twenty seconds that a request may take. */
const MOST_BYTES = 700 * 1024;
const qualities = [0.85, 0.7, 0.5] as const;

/** A picture as it is sent. */
export interface Shrunk {
  readonly file: Blob;
  /** A small picture to show, as a data address; null where this browser cannot open the file. */
  readonly preview: string | null;
}

const addressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The policy of the page allows pictures of data addresses, not of blobs. */
const opened = async (file: Blob): Promise<HTMLImageElement> => {
  const address = await addressOf(file);
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = address;
  });
};

/** The picture on a canvas, upright as the browser shows it, on white where it is transparent. */
function paint(image: HTMLImageElement, mostSide: number): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, mostSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

async function smallest(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let last: Blob | null = null;
  for (const quality of qualities) {
    last = await jpegOf(canvas, quality);
    if (!last || last.size <= MOST_BYTES) break;
  }
  return last;
}

/** The picture as JPEG of at most 2000 pixels a side; the file as it is where this browser cannot open it. */
export async function shrink(file: Blob): Promise<Shrunk> {
  try {
    const image = await opened(file);
    const jpeg = await smallest(paint(image, MOST_SIDE_PX));
    const preview = paint(image, PREVIEW_SIDE_PX).toDataURL('image/jpeg', PREVIEW_QUALITY);
    return { file: jpeg && jpeg.size > 0 ? jpeg : file, preview };
  } catch {
    return { file, preview: null };
  }
}
