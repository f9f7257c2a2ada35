// The name and picture of an instant game at an operator, from its card in the lanes.
import type { LanguageCode } from '@foyer/contract';
import type { Localized, Merchant } from '../../../merchants/merchant.ts';
import { type InstantGame, isInstantVendor } from './instant-games.table.ts';

const cardOf = (merchant: Merchant, code: string) =>
  merchant.content.lanes
    .flatMap(({ cards }) => cards)
    .find(({ gameCode, vendor }) => gameCode === code && isInstantVendor(vendor));

export const artOf = (merchant: Merchant, game: InstantGame): string => cardOf(merchant, game.code)?.art ?? game.art;

/** The name in every language that it has. */
export const namesOf = (merchant: Merchant, game: InstantGame): Localized =>
  cardOf(merchant, game.code)?.displayName ?? { EN: game.name };

export const nameIn = (merchant: Merchant, game: InstantGame, language: LanguageCode): string => {
  const names = namesOf(merchant, game);
  return names[language] ?? names.EN;
};
