// What a launch is called: the game's name in the member's language, and the member's VIP label.
import type { LaunchRequest } from '@foyer/contract';
import type { Shell } from '../../shell/shell.ts';
import type { LaunchNames } from './launch-form.rules.ts';
import { NAMES_PATIENCE_MS } from './launch-game.constants.ts';

const codeOf = (form: LaunchRequest): string | undefined => ('launchMode' in form ? form.lottoGameCode : form.gameCode);

/**
 * Asks for the names of a launch. A game that no list names, or a list that does not come in time, leaves the operator's own name: a
 * game never stays closed for want of a title.
 */
export async function fetchNames({ send, settings }: Shell, form: LaunchRequest): Promise<LaunchNames> {
  const code = codeOf(form);
  const quiet = { alert: false };
  const inTime = <T>(asked: Promise<T>): Promise<T | null> =>
    Promise.race([asked, new Promise<null>((late) => setTimeout(() => late(null), NAMES_PATIENCE_MS))]);
  const [lanes, info] = await Promise.all([
    inTime(send('game.lanes', {}, quiet)),
    inTime(send('member.info', {}, quiet)),
  ]);
  const cards = lanes?.ok ? lanes.value.data.lanes.flatMap((lane) => lane.cards) : [];
  const labelName = info?.ok ? info.value.clubLabel?.labelName : undefined;
  return {
    title: cards.find(({ gameCode }) => gameCode === code)?.displayName ?? settings.brandName,
    ...(labelName && { labelName }),
  };
}
