// Finds the title of a launch: the game's name in the member's language.
import type { LaunchRequest } from '@foyer/contract';
import type { Shell } from '../../shell/shell.ts';
import { TITLE_PATIENCE_MS } from './launch-game.constants.ts';

const codeOf = (form: LaunchRequest): string | undefined => ('launchMode' in form ? form.lottoGameCode : form.gameCode);

/**
 * Asks for the name of the game. One that no list names, or a list that does not come in time, leaves the operator's own name: a
 * game never stays closed for want of a title.
 */
export async function fetchTitle({ send, settings }: Shell, form: LaunchRequest): Promise<string> {
  const code = codeOf(form);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TITLE_PATIENCE_MS));
  const lanes = await Promise.race([send('game.lanes', {}, { alert: false }), late]);
  const cards = lanes?.ok ? lanes.value.data.lanes.flatMap((lane) => lane.cards) : [];
  return cards.find(({ gameCode }) => gameCode === code)?.displayName ?? settings.brandName;
}
