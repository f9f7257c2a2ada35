// Mutants of vendors of games: their wallet, launches and catalogue, and the demo's simulator.
import type { Mutant } from '../mutant.ts';

const vendor = 'apps/platform/src/modules/play/vendor';
const wallet = `${vendor}/wallet.service.ts`;
const walletStory = `${vendor}/wallet.http.test.ts`;
const launchStory = `${vendor}/launch.http.test.ts`;
const port = 'apps/platform/src/ports/game-vendor';
const portTest = `${port}/game-vendor.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    breaks: 'calls of vendors with one id take turns',
    file: wallet,
    find: 'await takeTurn(tx, nameOf(caller), turnOf(call));',
    replace: '',
    killedBy: 'apps/platform/src/races/vendors.race.test.ts',
  },
  {
    breaks: 'the stakes of a round and its end take turns',
    file: wallet,
    find: ': { ids: [call.transaction], round: call.round };',
    replace: ': { ids: [call.transaction], round: null };',
    killedBy: 'apps/platform/src/races/vendors.race.test.ts',
    title: 'of two members',
  },
  {
    breaks: 'a round is of one member',
    file: `${vendor}/transaction-store.ts`,
    find: "return standing?.isOfAnother ? 'conflict' : null;",
    replace: 'return null;',
    killedBy: walletStory,
    title: 'of another member',
  },
  {
    breaks: 'a round that is settled takes no stake',
    file: `${vendor}/transaction-store.ts`,
    find: "if (standing?.isSettled) return 'settled';",
    replace: '',
    killedBy: walletStory,
    title: 'that is settled is refused',
  },
  {
    breaks: 'a repeated call of a vendor gets the first answer',
    file: wallet,
    find: "if (known !== null) return isOf(known, call) ? answerOf(known, caller) : refused('conflict');",
    replace: "if (known !== null) return refused('conflict');",
    killedBy: walletStory,
  },
  {
    breaks: 'a win of an unknown round is refused',
    file: wallet,
    find: "if (!stake) throw new NotBooked('round', false);",
    replace: "if (!stake) throw new NotBooked('round', true);",
    killedBy: walletStory,
    title: 'unknown round',
  },
  {
    breaks: 'a round that has paid is not taken back',
    file: wallet,
    find: '(await isSettled(tx, name, round))',
    replace: 'false',
    killedBy: walletStory,
  },
  {
    breaks: 'a stake needs a member who may bet, at a vendor who is open',
    file: wallet,
    find: "if (isClosed || maySo(member, 'bet', now()) !== null)",
    replace: "if (maySo(member, 'bet', now()) !== null)",
    killedBy: launchStory,
    title: 'maintenance',
  },
  {
    breaks: 'a vendor calls no host that a member named',
    file: `${vendor}/launch.service.ts`,
    find: 'callbackBase()}/wps',
    replace: 'context.host}/wps',
    killedBy: launchStory,
    title: 'a member named',
  },
  {
    breaks: 'a vendor reaches the wallet where no operator claims the host',
    file: `${vendor}/module.ts`,
    find: 'operatorInPath: true',
    replace: "whileClosed: 'always'",
    killedBy: launchStory,
    title: 'on a host that no operator has',
  },
  {
    breaks: 'a vendor in maintenance opens no game',
    file: `${vendor}/launch.service.ts`,
    find: "if (merchant.gameVendors.maintenance.has(vendor)) throw new Refusal('game.maintenance');",
    replace: '',
    killedBy: launchStory,
    title: 'maintenance',
  },
  {
    breaks: 'an address of a vendor that is not on the list is not passed on',
    file: `${vendor}/launch.service.ts`,
    find: 'return safeGameUrl(found.address, originsFor(context, env.demo)) ??',
    replace: 'return found.address ??',
    killedBy: launchStory,
  },
  {
    breaks: 'the signature of a JSON call covers its path',
    file: `${port}/signed-json.ts`,
    find: '{path}\\n',
    replace: "{''}\\n",
    killedBy: portTest,
  },
  {
    breaks: 'a call of a vendor is too old after a minute',
    file: `${port}/vendor.ts`,
    find: 'MOST_CALL_AGE_MS = 60_000',
    replace: 'MOST_CALL_AGE_MS = 600_000',
    killedBy: portTest,
  },
  {
    breaks: 'a field of a form that stands twice is refused',
    file: `${port}/signed-form.ts`,
    find: ' || Object.keys(fields).length < entries.length',
    replace: '',
    killedBy: portTest,
  },
  {
    breaks: 'the link of a simulated game opens it once',
    file: 'apps/vendor/src/plays.ts',
    find: 'plays.has(play.id) || until < now()',
    replace: 'until < now()',
    killedBy: 'apps/vendor/src/vendor.test.ts',
  },
  {
    breaks: 'home asks for no more cards of a lane than it shows',
    file: 'apps/web/src/features/home/home.data.ts',
    find: 'LANE_TILES = 4',
    replace: 'LANE_TILES = 8',
    killedBy: 'apps/web/src/features/home/home.data.test.ts',
  },
];
