// Numbers of a game launch, with their units and where they come from.
import type { LanguageCode } from '@foyer/contract';

/** The pause between showing the loading page and requesting the game. */
export const LAUNCH_PAUSE_MS = 150;

/** Milliseconds that a launch waits for the name of its game; the pause is enough on most networks. @assumed */
export const NAME_TIMEOUT_MS = 1_000;

/** Milliseconds after the start of a launch until a warning shows, if nothing has happened. */
export const LAUNCH_WARNING_MS = 10_000;

/** Language of a launch when none is known. */
export const LAUNCH_LANGUAGE: LanguageCode = 'VI';
