// Mutants of the mini-game: its switches, its limits, and the frame that keeps it from the session.
import type { Mutant } from '../mutant.ts';

const RULES = 'apps/web/src/shell/floating/floating.rules.ts';
const RULES_TEST = 'apps/web/src/shell/floating/floating.rules.test.ts';
const FLOATING = 'apps/web/src/shell/floating/floating.ts';
const FLOATING_TEST = 'apps/web/src/shell/floating/floating.test.ts';
const FRAME = 'apps/web/server/mini-game-frame.ts';
const FRAME_TEST = 'apps/web/server/mini-game-frame.test.ts';
const EDITION = 'apps/web/src/shell/mini-game/mini-game-edition.ts';
const EDITION_TEST = 'apps/web/src/shell/mini-game/mini-game-edition.test.ts';
const SHOW = 'apps/web/src/app/show-mini-game.ts';
const SHOW_TEST = 'apps/web/src/app/show-mini-game.test.ts';
const RUNNER = 'apps/web/src/features/mini-game/mini-game.runner.ts';
const RUNNER_TEST = 'apps/web/src/features/mini-game/mini-game.runner.test.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'MG-03 a drag begins at 2 px',
    file: RULES,
    find: 'DRAG_FROM_PX = 2;',
    replace: 'DRAG_FROM_PX = 3;',
    killedBy: RULES_TEST,
  },
  {
    breaks: 'MG-03 clicks are 250 ms apart',
    file: RULES,
    find: 'CLICK_DEBOUNCE_MS = 250',
    replace: 'CLICK_DEBOUNCE_MS = 249',
    killedBy: RULES_TEST,
  },
  {
    breaks: 'MG-03 the bounds are measured every 250 ms',
    file: RULES,
    find: 'BOUNDS_POLL_MS = 250',
    replace: 'BOUNDS_POLL_MS = 240',
    killedBy: FLOATING_TEST,
  },
  {
    breaks: 'MG-03 the margin is 2 % of the window',
    file: RULES,
    find: 'MARGIN_SHARE = 0.02',
    replace: 'MARGIN_SHARE = 0.03',
    killedBy: RULES_TEST,
  },
  {
    breaks: 'MG-03 the button stays above the bars',
    file: RULES,
    find: 'Math.min(top + height, ...bars)',
    replace: 'top + height',
    killedBy: RULES_TEST,
  },
  {
    breaks: 'MG-03 the click of a drag opens nothing',
    file: FLOATING,
    find: 'if (hasDragged && event.detail > 0) return;',
    replace: '',
    killedBy: FLOATING_TEST,
  },
  {
    breaks: 'MG-03 a second click at once opens nothing',
    file: FLOATING,
    find: 'if (!isNewClick(event.timeStamp, lastClick)) return;',
    replace: '',
    killedBy: FLOATING_TEST,
  },
  {
    breaks: 'MG-02 LOTTMINIGAME3 decides',
    file: EDITION,
    find: "if (on.miniGame) return 'v1';",
    replace: "return 'v1';",
    killedBy: EDITION_TEST,
  },
  {
    breaks: 'MG-02 SEALOTTMINIGAME3 decides',
    file: EDITION,
    find: "on.miniGameSea ? 's1' : null",
    replace: "'s1'",
    killedBy: EDITION_TEST,
  },
  {
    breaks: 'MG-02 nothing is fetched without a switch',
    file: SHOW,
    find: '!miniGameEdition(settings) || ',
    replace: '',
    killedBy: SHOW_TEST,
  },
  {
    breaks: 'MG-02 a switch that changes while the page is open brings it',
    file: SHOW,
    find: ", 'settingsChanged'] as const",
    replace: '] as const',
    killedBy: SHOW_TEST,
  },
  {
    breaks: 'MG-02 a switch that changes while the page is open takes it away',
    file: 'apps/web/src/features/mini-game/edition-watch.ts',
    find: "events.on('settingsChanged', listener)",
    replace: "events.on('sessionFound', listener)",
    killedBy: 'apps/web/src/features/mini-game/edition-watch.test.ts',
  },
  {
    breaks: 'MG-01 a visitor has no mini-game',
    file: SHOW,
    find: 'if (isFetching || !member || member.restricted) return;',
    replace: 'if (isFetching || member?.restricted) return;',
    killedBy: SHOW_TEST,
  },
  {
    breaks: 'MG-02 the platform serves the script of a switch that is on',
    file: 'apps/platform/src/modules/play/mini-game/module.ts',
    find: ' || !isOn(merchant, name)',
    replace: '',
    killedBy: 'apps/platform/src/modules/play/mini-game/mini-game.http.test.ts',
  },
  {
    breaks: 'MG-01 the script is asked past every cache',
    file: FRAME,
    find: " + '/minigame.js?_t=' + Date.now()",
    replace: " + '/minigame.js'",
    killedBy: FRAME_TEST,
  },
  {
    breaks: "the mini-game's document is sandboxed",
    file: FRAME,
    find: "  'sandbox allow-scripts',\n",
    replace: '',
    killedBy: FRAME_TEST,
  },
  {
    breaks: "the mini-game's script is one of two",
    file: FRAME,
    find: "  if (edition !== 'v1' && edition !== 's1') return;\n",
    replace: '',
    killedBy: FRAME_TEST,
  },
  {
    breaks: "only the mini-game's frame is heard",
    file: RUNNER,
    find: 'if (source === null || source !== frame()?.contentWindow) return;',
    replace: '',
    killedBy: RUNNER_TEST,
  },
  {
    breaks: 'a mini-game that failed is remembered for the visit',
    file: SHOW,
    find: ' || store.read(MINI_GAME_FAILED)',
    replace: '',
    killedBy: SHOW_TEST,
  },
];
