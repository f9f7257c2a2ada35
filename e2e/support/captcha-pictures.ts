// Reads the captcha's pictures in the page as a person would: the gap, the shapes.
import type { Page } from '@playwright/test';

/** Units of the picture, whatever its size on the screen. */
export const PICTURE = { width: 360, height: 200 };

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Distance from the piece to its gap, in units: where the piece's outline meets a light line around a dark field. */
export const gapDistance = (page: Page): Promise<number> =>
  page.evaluate(async ({ width, height }) => {
    const image = (name: string) => document.querySelector<HTMLImageElement>(`.fyc-${name}`) as HTMLImageElement;
    const [picture, piece] = [image('picture'), image('piece')];
    await Promise.all([picture.decode(), piece.decode()]);
    const scale = 2;
    const pixels = (source: HTMLImageElement, wide: number, high: number) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      pen.drawImage(source, 0, 0, wide, high);
      return pen.getImageData(0, 0, wide, high).data;
    };
    const stage = (picture.parentElement as HTMLElement).getBoundingClientRect();
    const box = piece.getBoundingClientRect();
    const unit = width / stage.width;
    const side = Math.round(box.width * unit * scale);
    const [left, top] = [(box.left - stage.left) * unit * scale, Math.round((box.top - stage.top) * unit * scale)];
    const [scene, mask] = [pixels(picture, width * scale, height * scale), pixels(piece, side, side)];
    const solid = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < side && y < side && (mask[(y * side + x) * 4 + 3] ?? 0) > 128;
    const edge: [number, number][] = [];
    const inner: [number, number][] = [];
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1) {
        if (!solid(x, y)) continue;
        const around = (reach: number) =>
          solid(x - reach, y) && solid(x + reach, y) && solid(x, y - reach) && solid(x, y + reach);
        if (!around(2)) edge.push([x, y]);
        else if (around(8)) inner.push([x, y]);
      }
    const light = (points: [number, number][], offset: number) => {
      let sum = 0;
      for (const [x, y] of points) {
        const at = ((top + y) * width * scale + offset + x) * 4;
        sum += (scene[at] ?? 0) + (scene[at + 1] ?? 0) + (scene[at + 2] ?? 0);
      }
      return sum / points.length;
    };
    let best = { score: Number.NEGATIVE_INFINITY, offset: 0 };
    for (let offset = Math.ceil(left) + 60; offset < width * scale - side + 30; offset += 1) {
      const score = light(edge, offset) - light(inner, offset);
      if (score > best.score) best = { score, offset };
    }
    return (best.offset - left) / scale;
  }, PICTURE);

/**
 * Returns the spots of the prompt's shapes, in their order, in units: each laid over each, turned until it fits best.
 */
export const shapeSpots = (page: Page): Promise<Spot[]> =>
  page.evaluate(async ({ width, height }) => {
    const CELLS = 40;
    const read = async (name: string) => {
      const source = document.querySelector<HTMLImageElement>(`.fyc-${name}`) as HTMLImageElement;
      await source.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [source.naturalWidth, source.naturalHeight];
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      pen.drawImage(source, 0, 0);
      return pen.getImageData(0, 0, canvas.width, canvas.height);
    };
    const found = (picture: ImageData, columns: number, rows: number) =>
      Array.from({ length: columns * rows }, (_, cell) => {
        const [wide, high] = [picture.width / columns, picture.height / rows];
        const [left, top] = [(cell % columns) * wide, Math.floor(cell / columns) * high];
        const points: [number, number][] = [];
        for (let y = top; y < top + high; y += 1)
          for (let x = left; x < left + wide; x += 1) {
            const at = (y * picture.width + x) * 4;
            const [red = 0, green = 0, blue = 0, alpha = 0] = picture.data.slice(at, at + 4);
            if (alpha > 200 && Math.min(red, green, blue) > 200) points.push([x, y]);
          }
        const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
        return { points, x: mean(0), y: mean(1), size: Math.sqrt(points.length) };
      });
    type Shape = ReturnType<typeof found>[number];
    const maskOf = ({ points, x, y, size }: Shape, rotation: number) => {
      const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)];
      const mask = new Uint8Array(CELLS * CELLS);
      for (const [px, py] of points) {
        const [dx, dy] = [((px - x) / size) * 13, ((py - y) / size) * 13];
        const [column, row] = [
          Math.round(dx * cos - dy * sin) + CELLS / 2,
          Math.round(dx * sin + dy * cos) + CELLS / 2,
        ];
        if (column >= 0 && row >= 0 && column < CELLS && row < CELLS) mask[row * CELLS + column] = 1;
      }
      return mask;
    };
    const likeness = (one: Uint8Array, other: Uint8Array) => {
      let [both, either] = [0, 0];
      one.forEach((value, at) => {
        both += value & (other[at] ?? 0);
        either += value | (other[at] ?? 0);
      });
      return both / either;
    };
    const lying = found(await read('picture'), 3, 2).map((shape) => ({ shape, mask: maskOf(shape, 0) }));
    const picture = await read('picture');
    return found(await read('prompt-picture'), 3, 1).map((wanted) => {
      const masks = Array.from({ length: 25 }, (_, at) => maskOf(wanted, ((at - 12) * 4 * Math.PI) / 180));
      const [best] = lying
        .map(({ shape, mask }) => ({ shape, score: Math.max(...masks.map((turned) => likeness(turned, mask))) }))
        .sort((one, other) => other.score - one.score);
      if (!best) throw new Error('There are no shapes.');
      return { x: (best.shape.x / picture.width) * width, y: (best.shape.y / picture.height) * height };
    });
  }, PICTURE);
