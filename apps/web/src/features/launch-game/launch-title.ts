// Finds the title of a launch: the game's name in the member's language.
import type { LaunchRequest } from '@foyer/contract';
import type { Shell } from '../../shell/shell.ts';
import { TITLE_TIMEOUT_MS } from './launch-game.constants.ts';

const codeOf = (form: LaunchRequest): string | undefined => ('launchMode' in form ? form.lottoGameCode : form.gameCode);

/**
 * Loads the name of the game. When no list names the game, or the list comes late, the operator's own name is the
 * title: a missing title never blocks a game.
 */
export async function fetchTitle({ load, settings }: Shell, form: LaunchRequest): Promise<string> {
  const code = codeOf(form);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TITLE_TIMEOUT_MS));
  const lanes = await Promise.race([load('game.lanes', {}), late]);
  const cards = lanes?.ok ? lanes.value.data.lanes.flatMap((lane) => lane.cards) : [];
  return cards.find(({ gameCode }) => gameCode === code)?.displayName ?? settings.brandName;
}
