// Mutants of what offers the app: times and counts, hosts of downloads, and who sees which prompt.
import type { Mutant } from '../mutant.ts';

const CONSTANTS = 'apps/web/src/features/install/install.constants.ts';
const FLOW_TEST = 'apps/web/src/features/install/panel.flow.test.ts';
const RUNNER = 'apps/web/src/features/install/panel.runner.ts';
const RUNNER_TEST = 'apps/web/src/features/install/panel.runner.test.ts';
const PANEL_RULES = 'apps/web/src/features/install/panel.rules.ts';
const PANEL_RULES_TEST = 'apps/web/src/features/install/panel.rules.test.ts';
const PROMPT = 'apps/web/src/features/install/prompt.rules.ts';
const PROMPT_TEST = 'apps/web/src/features/install/prompt.rules.test.ts';
const WATCHES_TEST = 'apps/web/src/features/install/watches.test.ts';
const DOWNLOAD = 'apps/web/src/kit/install/download.rules.ts';
const DOWNLOAD_TEST = 'apps/web/src/kit/install/download.rules.test.ts';

export const mutants: readonly Mutant[] = [
  {
    breaks: 'IN-01 the panel waits 1000 ms',
    file: CONSTANTS,
    find: 'PANEL_DELAY_MS = 1000;',
    replace: 'PANEL_DELAY_MS = 900;',
    killedBy: FLOW_TEST,
  },
  {
    breaks: 'IN-01 the browser’s offer is looked for 20 times',
    file: CONSTANTS,
    find: 'MOST_PROMPT_POLLS = 20;',
    replace: 'MOST_PROMPT_POLLS = 19;',
    killedBy: FLOW_TEST,
  },
  {
    breaks: 'IN-01 the panel comes on three addresses only',
    file: PANEL_RULES,
    find: "path === '/m/' || path === '/m/home'",
    replace: "path === '/' || path === '/m/home'",
    killedBy: PANEL_RULES_TEST,
  },
  {
    breaks: 'IN-03 the end of the panel is published',
    file: RUNNER,
    find: "  events.publish('addToHomeScreenClosed', {});\n",
    replace: '',
    killedBy: RUNNER_TEST,
  },
  {
    breaks: 'IN-03 the page below the panel is locked 500 ms after its opening',
    file: 'apps/web/src/shell/overlays/overlays.ts',
    find: 'scrollLockDelayMs: 500 }',
    replace: 'scrollLockDelayMs: 0 }',
    killedBy: 'apps/web/src/shell/overlays/lock-scroll.test.ts',
  },
  {
    breaks: 'IN-04 after an installation the counter is 99',
    file: CONSTANTS,
    find: 'INSTALLED_COUNT = 99;',
    replace: 'INSTALLED_COUNT = 98;',
    killedBy: RUNNER_TEST,
  },
  {
    breaks: 'IN-04 the message of an installation stays 3 s',
    file: CONSTANTS,
    find: 'INSTALLING_MESSAGE_MS = 3000;',
    replace: 'INSTALLING_MESSAGE_MS = 2000;',
    killedBy: RUNNER_TEST,
  },
  {
    breaks: 'DB-02 the bar of VIP members begins at their level',
    file: 'apps/web/src/features/install/bar.rules.ts',
    find: 'label.rankLevel >= audience.level',
    replace: 'label.rankLevel > audience.level',
    killedBy: 'apps/web/src/features/install/bar.rules.test.ts',
  },
  {
    breaks: 'DB-02 the installed site has no bar',
    file: 'apps/web/src/app/show-download-bar.ts',
    find: 'device.signs().standalone || nativeApp(view, device)',
    replace: 'nativeApp(view, device)',
    killedBy: 'apps/web/src/app/show-download-bar.test.ts',
  },
  {
    breaks: 'DP-01 the switch all asks every condition',
    file: PROMPT,
    find: "value === 'all' ? active.length : 1",
    replace: "value === 'all' ? 1 : 1",
    killedBy: PROMPT_TEST,
  },
  {
    breaks: 'DP-02 the prompt covers nothing',
    file: PROMPT,
    find: 'facts.isCovered || !isEligible',
    replace: '!isEligible',
    killedBy: PROMPT_TEST,
  },
  {
    breaks: 'DP-03 the counts before a deposit outlive the page',
    file: 'apps/web/src/shell/install/seen-counts.ts',
    find: '  store.write(SEEN_COUNTS, {',
    replace: '  if (seen) store.write(SEEN_COUNTS, {',
    killedBy: WATCHES_TEST,
  },
  {
    breaks: 'DP-03 a deposit is followed after 2500 ms',
    file: CONSTANTS,
    find: 'AFTER_DEPOSIT_MS = 2500;',
    replace: 'AFTER_DEPOSIT_MS = 2600;',
    killedBy: WATCHES_TEST,
  },
  {
    breaks: 'DP-03 the counts are asked for each 30 s',
    file: CONSTANTS,
    find: 'COUNTS_POLL_MS = 30_000;',
    replace: 'COUNTS_POLL_MS = 20_000;',
    killedBy: WATCHES_TEST,
  },
  {
    breaks: 'DP-04 a closed prompt stays away for the visit',
    file: PROMPT,
    find: "return facts.isSkipped ? 'none' : 'closable';",
    replace: "return 'closable';",
    killedBy: PROMPT_TEST,
  },
  {
    breaks: 'DP-01 without minutes of play no page asks for the member’s data',
    file: PROMPT,
    find: "if (facts.trigger === 'play' && !isPlayedEnough(prompt, facts)) return false;",
    replace: '',
    killedBy: WATCHES_TEST,
  },
  {
    breaks: 'DP-05 members of type 4 see no prompt',
    file: PROMPT,
    find: 'new Set([0, 1, 2])',
    replace: 'new Set([0, 1, 2, 4])',
    killedBy: PROMPT_TEST,
  },
  {
    breaks: 'DP-05 mode 3 is for the listed domains only',
    file: PROMPT,
    find: "return mode.value === '3' && isListed;",
    replace: "return mode.value === '3';",
    killedBy: PROMPT_TEST,
  },
  {
    breaks: 'DI-01 the picture waits 20 s',
    file: CONSTANTS,
    find: 'IMAGE_WAIT_MS = 20_000;',
    replace: 'IMAGE_WAIT_MS = 15_000;',
    killedBy: WATCHES_TEST,
  },
  {
    breaks: 'PD-01 a listed host counts by https only',
    file: DOWNLOAD,
    find: "address.protocol === 'https:' && hosts.some",
    replace: 'hosts.some',
    killedBy: DOWNLOAD_TEST,
  },
  {
    breaks: 'PD-01 no other host is downloaded from',
    file: DOWNLOAD,
    find: '  if (address.origin !== origin && !isListed) return null;\n',
    replace: '',
    killedBy: DOWNLOAD_TEST,
  },
  {
    breaks: 'UP-01 versions are compared number by number',
    file: 'apps/web/src/kit/install/version.rules.ts',
    find: 'if (step !== 0) return step < 0;',
    replace: 'if (step !== 0) return version < newest;',
    killedBy: 'apps/web/src/kit/install/version.rules.test.ts',
  },
  {
    breaks: 'SW-02 MANDATORYAPPUPDATES3 takes the way out of the upgrade',
    file: 'apps/web/src/features/install/upgrade.ts',
    find: 'readSettings(shell.settings).on.mandatoryAppUpdates',
    replace: 'false',
    killedBy: WATCHES_TEST,
  },
];
