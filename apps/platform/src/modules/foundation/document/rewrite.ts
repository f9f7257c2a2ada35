// Decodes a member's picture and writes it anew, so that nothing of the file but its picture is kept.
import { ResizeFit, Transformer } from '@napi-rs/image';
import { Refusal } from '../../../refusal.ts';
import { pictureFacts } from './picture.rules.ts';

/** A decoded picture takes four bytes a pixel @assumed */
const MOST_PIXELS = 50_000_000;
/** The longest side of what is kept: small print can still be read @assumed */
const MOST_SIDE_PX = 2400;
const JPEG_QUALITY = 82;

/**
 * The picture as JPEG: upright, without metadata, of at most 2400 pixels a side. The work is done on threads of the library.
 * @throws Refusal document.kind, document.broken, document.too.large
 */
export const rewritePicture = async (bytes: Buffer): Promise<Buffer> => {
  const facts = pictureFacts(bytes);
  if (facts === 'kind' || facts === 'broken') throw new Refusal(`document.${facts}`);
  if (facts.width * facts.height > MOST_PIXELS) throw new Refusal('document.too.large');
  try {
    const picture = new Transformer(bytes).rotate();
    if (Math.max(facts.width, facts.height) > MOST_SIDE_PX)
      picture.resize({ width: MOST_SIDE_PX, height: MOST_SIDE_PX, fit: ResizeFit.Inside });
    return await picture.jpeg(JPEG_QUALITY);
  } catch {
    throw new Refusal('document.broken');
  }
};
