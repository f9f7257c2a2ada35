// The name and picture of a lottery at an operator, from its card in the lanes.
import type { LanguageCode } from '@foyer/contract';
import type { Localized, Merchant } from '../../../merchants/merchant.ts';
import type { Lottery } from './lottery.ts';

const cardOf = (merchant: Merchant, game: string) =>
  merchant.content.lanes.flatMap(({ cards }) => cards).find(({ gameCode }) => gameCode === game);

export const nameOf = (merchant: Merchant, lottery: Lottery, language: LanguageCode): string => {
  const named = cardOf(merchant, lottery.code)?.displayName;
  return named?.[language] ?? named?.EN ?? lottery.name;
};

export const artOf = (merchant: Merchant, lottery: Lottery): string =>
  cardOf(merchant, lottery.code)?.art ?? lottery.art;

/** "Rapid 5 · 467193" in every language the name has: what a booking was for. */
export const subjectOf = (merchant: Merchant | null, lottery: Lottery, issue: string): Localized => {
  const card = merchant === null ? undefined : cardOf(merchant, lottery.code);
  const named: Localized = card?.displayName ?? { EN: lottery.name };
  const entries = Object.entries(named).map(([language, name]) => [language, `${name} · ${issue}`]);
  return Object.fromEntries(entries) as Localized; // the languages are those of the name, English among them
};
