// The click puzzle: six shapes in a landscape, three of them tapped in the shown order.
import { PICTURE, type Point, type Puzzle } from '../puzzle.ts';
import { between, pick, pickSome } from './random.ts';
import { render } from './render.ts';
import { sceneArt } from './scene.ts';
import { shapes } from './shapes.table.ts';

/** Of six shapes three in their order: who finds all of them and knows nothing hits one of 120. */
const COLUMNS = 3;
const ROWS = 2;
const SHAPES_TO_TAP = 3;
/** Shapes are rendered in a square of this many units. */
const GRID = 24;
const ICON = 40;
const TINTS = ['#fff7e0', '#ffe9e3', '#e6fbf1', '#e8efff', '#fbe8ff', '#fffbd1'];
/** The shapes asked for stand on a plate of their own, dark in either brand. */
const PROMPT_TINT = '#f4f6ff';

const shapeAt = (path: string, [x, y]: Point, size: number, rotation: number, tint: string): string => {
  const scale = size / GRID;
  return `<g transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale}) translate(${-GRID / 2} ${-GRID / 2})"><path d="${path}" fill="${tint}" fill-rule="evenodd" stroke="#14162b" stroke-width="1.6" stroke-linejoin="round" paint-order="stroke"/></g>`;
};

/** A place somewhere in its own cell, so that no two shapes touch. */
const pointIn = (cell: number): Point => {
  const [width, height] = [PICTURE.width / COLUMNS, PICTURE.height / ROWS];
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  return [between(column * width + 32, (column + 1) * width - 32), between(row * height + 30, (row + 1) * height - 30)];
};

export const renderClick = async (): Promise<Puzzle> => {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell);
  const placed = pickSome(shapes, cells.length).map((path, cell) => ({ path, point: pointIn(cell) }));
  const wanted = pickSome(placed, SHAPES_TO_TAP);
  const lying = placed.map(({ path, point }) => shapeAt(path, point, between(40, 46), between(-40, 40), pick(TINTS)));
  const shown = wanted.map(({ path }, at) =>
    shapeAt(path, [ICON * (at + 0.5), ICON / 2], 26, between(-8, 8), PROMPT_TINT),
  );
  const [picture, prompt] = await Promise.all([
    render({ content: sceneArt() + lying.join(''), box: [0, 0, PICTURE.width, PICTURE.height] }),
    render({ content: shown.join(''), box: [0, 0, ICON * SHAPES_TO_TAP, ICON] }),
  ]);
  return {
    view: { kind: 'click', picture, prompt, count: SHAPES_TO_TAP },
    answer: { kind: 'click', places: wanted.map(({ point }) => point) },
  };
};
