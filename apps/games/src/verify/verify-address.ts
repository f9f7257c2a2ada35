// The address of a draw's proof, beside the room's own page.

/** Says that the room is one step back, so that Back returns to it as it was. */
export const FROM_ROOM = 'room';

/** Relative, so that it works on the games host and under /games/ alike. Language and session stay out of it. */
export const verifyHref = (game: string, issue: string): string =>
  `verify/?${new URLSearchParams({ game, issue, language: document.documentElement.dataset.language ?? '', from: FROM_ROOM })}`;
