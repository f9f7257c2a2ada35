// The interface between the view of a puzzle (click, slide, question) and the panel around it.
import type { Verify } from '../wire.schemas.ts';
import type { Texts } from './texts.ts';

export type GivenAnswer = Omit<Verify, 'challenge'>;

export interface PuzzleView {
  /** The instruction above the picture. */
  readonly lead: Node | string;
  readonly elements: readonly HTMLElement[];
  /** Back to the start, after a wrong answer. */
  readonly reset: () => void;
  readonly focus: () => void;
}

export interface PuzzleContext {
  readonly texts: Texts;
  readonly submit: (answer: GivenAnswer) => void;
}

/** Most steps of a path that the wire takes. */
const MOST_STEPS = 390;

/** Records the pointer's path to an answer: positions, each with its milliseconds. */
export const createTrack = () => {
  const began = performance.now();
  let steps: [number, number, number][] = [];
  return {
    add: (x: number, y: number): void => {
      if (steps.length >= MOST_STEPS) steps = steps.filter((_, at) => at % 2 === 0);
      const place = (value: number): number => Math.max(-999, Math.min(999, Math.round(value * 100) / 100));
      steps.push([place(x), place(y), Math.min(599_000, Math.round(performance.now() - began))]);
    },
    steps: () => steps,
    clear: (): void => {
      steps = [];
    },
  };
};
