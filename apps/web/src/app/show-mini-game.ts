// Fetches the mini-game once a member is there, and shows it below the page, over which it floats.
import { miniGameEdition } from '../shell/mini-game/mini-game-edition.ts';
import { MINI_GAME_FAILED } from '../shell/mini-game/mini-game-failed.ts';
import type { Shell } from '../shell/shell.ts';
import { showFloating } from './show-floating.tsx';

/** No row of the table of features: the first load of a visitor has nothing of it. */
const loadMiniGame = () => import('../features/mini-game/mini-game.tsx');

type ShellParts = Pick<Shell, 'settings' | 'session' | 'store' | 'events'>;

/**
 * MG-01, MG-02: begins with the member's log-in, or at once where somebody is logged in. Without a switch, and after a
 * script that did not work in this visit, nothing is fetched. Lost code is tried again with the next connection or page,
 * and a switch counts from the moment the page knows it.
 */
export function showMiniGame(
  { settings, session, store, events }: ShellParts,
  load = loadMiniGame,
  show = showFloating,
): void {
  let isFetching = false;
  const fetchAndShow = async (): Promise<void> => {
    const { MiniGame } = await load();
    show(MiniGame);
  };
  const attempt = (): void => {
    const member = session.current();
    if (isFetching || !member || member.restricted) return;
    if (!miniGameEdition(settings) || store.read(MINI_GAME_FAILED)) return;
    isFetching = true;
    fetchAndShow().catch(() => {
      isFetching = false;
    });
  };
  session.subscribe(attempt);
  for (const sign of ['wentOnline', 'pageShown', 'settingsChanged'] as const) events.on(sign, attempt);
  attempt();
}
