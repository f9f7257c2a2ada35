// Where the mini-game is shown, how its frame is addressed, and what the frame may say. Pure.
import type { LanguageCode } from '@foyer/contract';
import type { MiniGameEdition } from '../../shell/mini-game/mini-game-edition.ts';

/** Page of the frame, which the web server has @assumed. */
const FRAME_PATH = '/m/mini-game.html';

export interface FrameFacts {
  readonly edition: MiniGameEdition;
  readonly language: LanguageCode;
  readonly merchant: string;
}

/** All that the mini-game learns: which one it is, the language, and the operator. */
export const frameAddress = ({ edition, language, merchant }: FrameFacts): string =>
  `${FRAME_PATH}?${new URLSearchParams({ edition, language, merchant })}`;

const reports = ['ready', 'failed', 'close'] as const;
/** `close`: the member wants to leave the game. */
export type FrameReport = (typeof reports)[number];

/** A message of the frame, or null where it is none that we know. */
export function frameReport(data: unknown): FrameReport | null {
  if (typeof data !== 'object' || data === null || !('miniGame' in data)) return null;
  return reports.find((report) => report === data.miniGame) ?? null;
}
