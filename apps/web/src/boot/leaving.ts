// Waits while the page of a tapped link is on its way: what this page has still to do would hold the next one up.
import { untilPast } from '../shell/clock/next-task.ts';
import type { Boot } from './take-boot.ts';

/** After so many milliseconds the tap may have led nowhere: this page goes on, and another tap counts @assumed. */
export const LEAVING_MS = 5000;

/** Resolves at once, or when nobody leaves the page any more. */
export const untilStaying = (boot: Boot): Promise<void> => untilPast(() => (boot.left ?? 0) + LEAVING_MS);
