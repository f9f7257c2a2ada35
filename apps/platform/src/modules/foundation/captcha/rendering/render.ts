// Renders vector art into a picture on a thread of its own: a node goes on answering meanwhile.
import { renderAsync } from '@resvg/resvg-js';

/** Pixels a unit: sharp on phones, small on slow networks. */
const SCALE = 2;

export interface VectorArt {
  /** Elements of the art. */
  readonly content: string;
  /** Part of the art that is seen: left, top, width, height in units. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** A PNG as data URL: pixels, and no word about how they came to be. */
export const render = async ({ content, box }: VectorArt): Promise<string> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${content}</svg>`;
  const rendered = await renderAsync(svg, {
    fitTo: { mode: 'width', value: Math.round(box[2] * SCALE) },
    font: { loadSystemFonts: false },
  });
  return `data:image/png;base64,${rendered.asPng().toString('base64')}`;
};
