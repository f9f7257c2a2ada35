// Finds the name of a launched game, in the member's language.
import type { GameCard, LaunchRequest } from '@foyer/contract';
import { isLottery } from '../../kit/games/tile-tap.rules.ts';
import type { Shell } from '../../shell/shell.ts';

const codeOf = (form: LaunchRequest): string | undefined => ('launchMode' in form ? form.lottoGameCode : form.gameCode);

/** Tells whether a card is the game of the form. The vendors of lotteries share their games; others share nothing. */
function isGameOf(form: LaunchRequest, { gameCode, vendor }: GameCard): boolean {
  const isVendor = vendor === form.vendor || (isLottery(vendor) && 'launchMode' in form);
  return isVendor && gameCode !== '' && gameCode === codeOf(form);
}

/** Loads the name of the game; null where no list has it. */
export async function loadName({ load }: Pick<Shell, 'load'>, form: LaunchRequest): Promise<string | null> {
  const lanes = await load('game.lanes', {});
  const cards = lanes.ok ? lanes.value.data.lanes.flatMap((lane) => lane.cards) : [];
  return cards.find((card) => isGameOf(form, card))?.displayName ?? null;
}
