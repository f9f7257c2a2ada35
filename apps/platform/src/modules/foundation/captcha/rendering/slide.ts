// The slider puzzle: a piece is cut out of a landscape and belongs back into its gap.
import { PICTURE, type Puzzle } from '../puzzle.ts';
import { between, pick } from './random.ts';
import { render } from './render.ts';
import { sceneArt } from './scene.ts';

/** Body of the piece, its knobs, and the room they take on each side. */
const BODY = 46;
const KNOB_CHORD = 16;
const KNOB_RADIUS = 9;
const MARGIN = 15;
const BOX = BODY + 2 * MARGIN;
/**
 * The range for the body's position and for its gap: a guess at random hits one of 40. At its start the piece is whole, its knob too.
 */
const TRACK = { from: MARGIN + 1, to: PICTURE.width - BODY - 8 } as const;
const GAPS = { from: 66, to: 304, top: 20, bottom: PICTURE.height - BODY - 20 } as const;

type Knob = 'out' | 'in' | 'none';
const knobs: readonly Knob[] = ['out', 'in', 'none'];

/** One edge of the body, walked clockwise in the direction [x, y]. */
const edge = (x: number, y: number, knob: Knob): string => {
  if (knob === 'none') return `l${x * BODY} ${y * BODY}`;
  const straight = (BODY - KNOB_CHORD) / 2;
  const line = `l${x * straight} ${y * straight}`;
  const sweep = knob === 'out' ? 1 : 0;
  return `${line}a${KNOB_RADIUS} ${KNOB_RADIUS} 0 1 ${sweep} ${x * KNOB_CHORD} ${y * KNOB_CHORD}${line}`;
};

/** At least one edge has a knob: a bare square fits everywhere to the eye. */
const outline = (x: number, y: number): string =>
  `M${x} ${y}${edge(1, 0, pick(['out', 'in']))}${edge(0, 1, pick(knobs))}${edge(-1, 0, pick(knobs))}${edge(0, -1, pick(knobs))}z`;

export const renderSlide = async (): Promise<Puzzle> => {
  const [x, y] = [between(GAPS.from, GAPS.to), Math.round(between(GAPS.top, GAPS.bottom))];
  const scene = sceneArt();
  const shape = outline(x, y);
  const gap = `<path d="${shape}" fill="#000" fill-opacity=".58" stroke="#fff" stroke-opacity=".75" stroke-width="1.4"/>`;
  const cut = `<clipPath id="c"><path d="${shape}"/></clipPath><g clip-path="url(#c)">${scene}</g><path d="${shape}" fill="none" stroke="#fff" stroke-width="1.8"/>`;
  const [picture, piece] = await Promise.all([
    render({ content: scene + gap, box: [0, 0, PICTURE.width, PICTURE.height] }),
    render({ content: cut, box: [x - MARGIN, y - MARGIN, BOX, BOX] }),
  ]);
  return {
    view: { kind: 'slide', picture, piece, pieceY: y - MARGIN, pieceSize: BOX, pieceMargin: MARGIN, ...TRACK },
    answer: { kind: 'slide', x },
  };
};
