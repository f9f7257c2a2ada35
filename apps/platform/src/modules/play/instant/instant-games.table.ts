// The instant games: what can be bet on, and what comes back.
import { INSTANT_VENDOR } from '../../../merchants/game-vendors.ts';

export interface InstantGame {
  readonly code: string;
  readonly name: string;
  /** Name of its tile in the shared art. */
  readonly art: string;
  /** The multiples that can be bet on, in hundredths of the stake. */
  readonly targets: { readonly least: number; readonly most: number };
  /** The share of a stake that returns in the long run, in basis points: the same for each multiple @assumed. */
  readonly returns: number;
}

const beacon: InstantGame = {
  code: 'beacon',
  name: 'Beacon',
  art: 'games/beacon',
  targets: { least: 101, most: 100_000 },
  returns: 9700,
};

export const instantGames: readonly InstantGame[] = [beacon];

export const isInstantVendor = (vendor: string): boolean => vendor === INSTANT_VENDOR;

export const instantGameOf = (code: string): InstantGame | null =>
  instantGames.find((game) => game.code === code) ?? null;
