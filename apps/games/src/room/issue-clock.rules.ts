// Computes the phase of an issue at a moment, and the countdown to its next phase.
import type { GameState } from '@foyer/contract';

export type Standing = 'open' | 'closed' | 'drawing' | 'none';

export const standingOf = (issue: GameState['issue'], now: number): Standing => {
  if (issue === null) return 'none';
  if (now < Date.parse(issue.closesAt)) return 'open';
  return now < Date.parse(issue.drawsAt) ? 'closed' : 'drawing';
};

/** Whole seconds until the next step: closing while open, the draw while closed. */
export const secondsLeft = (issue: GameState['issue'], now: number): number => {
  if (issue === null) return 0;
  const end = Date.parse(standingOf(issue, now) === 'open' ? issue.closesAt : issue.drawsAt);
  return Math.max(0, Math.ceil((end - now) / 1000));
};

/** Minutes and seconds as two digits each; hours go into the minutes. */
export const clockParts = (seconds: number): readonly [string, string] => [
  String(Math.floor(seconds / 60)).padStart(2, '0'),
  String(seconds % 60).padStart(2, '0'),
];

/** The time for a sentence: "0:09". */
export const briefClock = (seconds: number): string => `${Math.floor(seconds / 60)}:${clockParts(seconds)[1]}`;

/** The issue after this one, or null where issues are not numbered. */
export const nextIssue = (issue: string): string | null => (/^\d+$/.test(issue) ? String(BigInt(issue) + 1n) : null);

export const clockText = (seconds: number): string => clockParts(seconds).join(':');
