// The types of a puzzle: the task that a person sees, and the answer that never leaves the platform.

export type PuzzleKind = 'slide' | 'click' | 'question';

/** Units of the picture, whatever its pixels: every place on the wire is given in them. */
export const PICTURE = { width: 360, height: 200 } as const;

/** [x, y] in units of the picture. */
export type Point = readonly [x: number, y: number];

/** The right answer, as it is kept with the challenge. */
export type Answer =
  | { readonly kind: 'slide'; readonly x: number }
  | { readonly kind: 'click'; readonly places: readonly Point[] }
  | { readonly kind: 'question'; readonly text: string }
  | { readonly kind: 'image'; readonly text: string };

/** Pictures are data URLs of PNG. */
export interface SlideView {
  readonly kind: 'slide';
  readonly picture: string;
  readonly piece: string;
  /** Upper edge of the piece's picture, and its size. */
  readonly pieceY: number;
  readonly pieceSize: number;
  /** Width by which the piece's picture stands out to the left of the place that is judged. */
  readonly pieceMargin: number;
  readonly from: number;
  readonly to: number;
}

export interface ClickView {
  readonly kind: 'click';
  readonly picture: string;
  /** The shapes to tap, in their order. */
  readonly prompt: string;
  readonly count: number;
}

export interface QuestionView {
  readonly kind: 'question';
  readonly question: string;
}

export type PuzzleView = SlideView | ClickView | QuestionView;

export interface Puzzle {
  readonly view: PuzzleView;
  readonly answer: Answer;
}
