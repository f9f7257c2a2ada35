// GL-04: what a trial launch asks for, and what its frame may do. Pure.
import type { TrialLaunch } from '@foyer/contract';
import { isGameCode } from '@foyer/contract/game-code';
import type { LaunchQuery } from './launch-form.rules.ts';

/** Reads the payload of a trial from the query of the game's launch; null when it names no game. */
export function trialFormOf({ vendor, code = '', nodeId }: LaunchQuery): TrialLaunch | null {
  // A game without a node of its own is found by its vendor @assumed.
  const node = nodeId || vendor || '';
  if (!isGameCode(code) || !isGameCode(node)) return null;
  return { gameId: code, nodeId: node, platform: 'html5' };
}

const ALLOWED = 'allow-scripts allow-forms';

/**
 * The sandbox of the frame. A game on a host of its own keeps its origin and its storage; one that the site itself
 * serves gets an origin that is nobody's.
 */
export const sandboxOf = (address: string, siteOrigin: string): string =>
  new URL(address).origin === siteOrigin ? ALLOWED : `${ALLOWED} allow-same-origin`;
