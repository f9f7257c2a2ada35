// Mutants of what happens before play: the sheet, trials, and the next rounds.
import type { Mutant } from '../mutant.ts';

const launch = 'apps/web/src/features/launch-game/';
const trial = 'apps/platform/src/modules/play/trial/';
const http = `${trial}trial.http.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    breaks: 'GL-04 nodeId of a trial',
    file: `${launch}trial.rules.ts`,
    find: "nodeId: node, platform: 'html5'",
    replace: "nodeId: 'LOTT', platform: 'html5'",
    killedBy: `${launch}trial.rules.test.ts`,
  },
  {
    breaks: 'GL-04 a warning of a trial after 10 s',
    file: `${launch}trial.flow.ts`,
    find: "to({ at: 'requesting' }, { do: 'watchTime' }, { do: 'launch' })",
    replace: "to({ at: 'requesting' }, { do: 'launch' })",
    killedBy: `${launch}trial.runner.test.ts`,
  },
  {
    breaks: 'GL-04 only hosts of games open in the frame',
    file: `${launch}trial.runner.ts`,
    find: 'const address = safeGameAddress(shell, outcome.value.gameUrl);',
    replace: 'const address = outcome.value.gameUrl;',
    killedBy: `${launch}trial.runner.test.ts`,
  },
  {
    breaks: 'GL-04 a game on the host of the site has no origin in its frame',
    file: `${launch}trial.rules.ts`,
    find: '=== siteOrigin ? ALLOWED :',
    replace: '!== siteOrigin ? ALLOWED :',
    killedBy: `${launch}trial.rules.test.ts`,
  },
  {
    breaks: 'GL-04 a page frames the games of the site and none of its pages',
    file: 'apps/web/server/security-headers.ts',
    find: 'origin === siteOrigin ?',
    replace: "origin === '' ?",
    killedBy: 'apps/web/server/security-headers.test.ts',
  },
  {
    breaks: 'GL-04 the code of a trial opens it once',
    file: `${trial}trial-store.ts`,
    find: 'update trial set code_hash = null, key_hash',
    replace: 'update trial set key_hash',
    killedBy: http,
  },
  {
    breaks: 'GL-04 a trial has no more than its play money',
    file: `${trial}trial.service.ts`,
    find: 'await changeTrialBalance(tx, trial.id, -bet.total)',
    replace: 'await changeTrialBalance(tx, trial.id, 0n)',
    killedBy: http,
  },
  {
    breaks: 'GL-04 who rests from play gets no trial',
    file: `${trial}module.ts`,
    find: "    if (session) requireMay(session.member, 'launch', now());\n",
    replace: '',
    killedBy: http,
  },
  {
    breaks: 'GL-04 a trial of a vendor’s game is opened at its vendor',
    file: 'apps/platform/src/modules/play/trial/module.ts',
    find: 'launchAtVendor({ vendor: input.nodeId, game: input.gameId }',
    replace: 'launchAtVendor({ vendor: input.gameId, game: input.gameId }',
    killedBy: 'apps/platform/src/modules/play/vendor/launch.http.test.ts',
  },
  {
    breaks: 'a visitor reads about a game first',
    file: 'apps/web/src/kit/games/tile-tap.rules.ts',
    find: 'asksFirst ?? !(mayLaunch || isKnown)',
    replace: 'asksFirst',
    killedBy: 'apps/web/src/kit/games/tile-tap.rules.test.ts',
  },
  {
    breaks: 'a member plays with one tap',
    file: 'apps/web/src/kit/games/tile-tap.rules.ts',
    find: 'asksFirst ?? !(mayLaunch || isKnown)',
    replace: 'asksFirst ?? !isKnown',
    killedBy: 'apps/web/src/kit/games/tile-tap.rules.test.ts',
  },
  {
    breaks: 'LA-01 a change of language reloads the rounds that are loaded',
    file: 'apps/web/src/features/lobby/rounds.flow.ts',
    find: "languageChanged: (state) => to(state, { do: 'loadRounds' }),",
    replace: 'languageChanged: (state) => to(state),',
    killedBy: 'apps/web/src/features/lobby/rounds.flow.test.ts',
  },
];
