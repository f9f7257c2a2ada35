// Performs the effects of the next rounds: of several answers under way only the latest counts.
import type { GameMatch } from '@foyer/contract';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { RoundsEffect, RoundsEvent } from './rounds.flow.ts';

/** Phones that see the same round close ask within this time of each other @assumed. */
const SPREAD_MS = 2_000;
/** A clock that is wrong does not have the page ask without end. */
const LEAST_WAIT_MS = 1_000;
/** A round may be further away than a timer can wait. */
const LONGEST_WAIT_MS = 3_600_000;
/** Before the next look after one that had no answer. */
const FAILED_WAIT_MS = 15_000;

interface Outside {
  readonly isVisible: () => boolean;
  readonly random: () => number;
}

const outside: Outside = { isVisible: () => document.visibilityState === 'visible', random: Math.random };

/** Milliseconds until the first of the rounds closes, and a moment of its own for each phone; null where there is no round. */
export function waitOf(rounds: readonly GameMatch[], now: number, random: number): number | null {
  if (rounds.length === 0) return null;
  const first = Math.min(...rounds.map(({ closesAt }) => Date.parse(closesAt)));
  return Math.min(LONGEST_WAIT_MS, Math.max(LEAST_WAIT_MS, first - now)) + random * SPREAD_MS;
}

export function roundsRunner(
  { load, clock }: Pick<Shell, 'load' | 'clock'>,
  { isVisible, random }: Outside = outside,
): Runner<RoundsEvent, RoundsEffect> {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return async (effect, send) => {
    if (effect.do === 'wait' || effect.do === 'waitForLine') {
      clearTimeout(timer);
      const wait = effect.do === 'wait' ? waitOf(effect.rounds, clock.now(), random()) : FAILED_WAIT_MS;
      // A page that nobody sees asks when it is seen again.
      if (wait !== null) timer = setTimeout(() => isVisible() && send({ type: 'roundsAged' }), wait);
      return;
    }
    latest += 1;
    const turn = latest;
    const [rounds, vendors] = await Promise.all([
      load('relay.gameMatchV2', {}),
      effect.do === 'load' ? load('relay.newGameVendor', {}) : null,
    ]);
    if (turn !== latest) return;
    if (vendors) {
      const [shownRounds, shownVendors] = [rounds.ok ? rounds.value.items : [], vendors.ok ? vendors.value.items : []];
      return send({ type: 'loaded', rounds: shownRounds, vendors: shownVendors.map(({ vendor }) => vendor) });
    }
    return send(rounds.ok ? { type: 'roundsLoaded', rounds: rounds.value.items } : { type: 'failed' });
  };
}
