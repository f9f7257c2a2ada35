// Rows of bet types in short: each function writes one kind. Odds are hundredths of the stake, returns basis points.
import type { BetRow } from './lottery.ts';

type Rule = BetRow['rule'];

const noSides: readonly string[] = [];

const oneTier =
  (kind: 'numbers' | 'digits') =>
  (code: string, rule: Rule, pick: number, hundredths: number, returns: number): BetRow => ({
    code,
    kind,
    rule,
    pick,
    sides: noSides,
    odds: [{ tier: 'hit', hundredths }],
    returns: { any: returns },
  });

/** `pick` numbers that win together, or not at all. */
export const numbers = oneTier('numbers');
/** `pick` digits that win together, or not at all. */
export const digits = oneTier('digits');

/** `pick` numbers that win more, the more of them are drawn. */
export const tiers = (
  code: string,
  rule: Rule,
  pick: number,
  odds: readonly (readonly [tier: string, hundredths: number])[],
  returns: number,
): BetRow => ({
  code,
  kind: 'numbers',
  rule,
  pick,
  sides: noSides,
  odds: odds.map(([tier, hundredths]) => ({ tier, hundredths })),
  returns: { any: returns },
});

/** One of several sides, as odd and even. */
export const sides = (
  code: string,
  rule: Rule,
  odds: readonly (readonly [side: string, hundredths: number, returns: number])[],
): BetRow => ({
  code,
  kind: 'side',
  rule,
  pick: 0,
  sides: odds.map(([side]) => side),
  odds: odds.map(([tier, hundredths]) => ({ tier, hundredths })),
  returns: Object.fromEntries(odds.map(([side, , returns]) => [side, returns])),
});
