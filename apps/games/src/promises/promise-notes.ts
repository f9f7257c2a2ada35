// Keeps the promises of draws that this phone saw while bets were open, in local storage.
import { type PromiseNote, withNote } from './promise-notes.rules.ts';

const nameOf = (game: string): string => `foyer.game.promises.${game}`;

const isNote = (value: unknown): value is PromiseNote =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

export const storedNotes = (game: string): readonly PromiseNote[] => {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage.getItem(nameOf(game)) ?? '[]');
    return Array.isArray(value) ? value.filter(isNote) : [];
  } catch {
    return [];
  }
};

export const notePromise = (game: string, issue: string, commitment: string): void => {
  const notes = storedNotes(game);
  const next = withNote(notes, issue, commitment);
  if (next === notes) return;
  try {
    globalThis.localStorage.setItem(nameOf(game), JSON.stringify(next));
  } catch {
    // Blocked or full: the check of the draw will say that nothing was noted.
  }
};
