import { expect, test } from 'vitest';
import { isGameCode } from './game-code.ts';
import { gameSchemas } from './schemas/game.ts';

const launch = { device: 'MOBILE', language: 'EN', vendor: 'PP' };

test.each([
  ['koi-fortune', true],
  ['PP.vs20:bonanza', true],
  ['live/blackjack@vip+1', true],
  ['EVO#3~a', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['../etc', false],
  ['a/../b', false],
  ['//evil.example', false],
  ['https://evil.example', false],
  ['a b', false],
  ['<b>', false],
  ['a\u0000', false],
  ['', false],
])('a launch, a trial, a description and a list of one’s own take the same codes: %j, %s', (code, is) => {
  const takes = [
    isGameCode(code),
    gameSchemas['game.launch'].input.safeParse({ ...launch, gameCode: code }).success,
    gameSchemas['game.launch'].input.safeParse({ ...launch, launchMode: 'LOTT', vendor: 'LOTT', lottoGameCode: code })
      .success,
    gameSchemas['relay.gameTrialLaunch'].input.safeParse({ gameId: code, nodeId: 'PP', platform: 'html5' }).success,
    gameSchemas['game.about'].input.safeParse({ vendor: 'PP', game: code }).success,
    gameSchemas['game.ownLists'].input.safeParse({
      favourites: [],
      recent: [{ vendor: 'PP', game: code, at: '2026-11-20T10:00:00.000Z' }],
    }).success,
  ];
  expect(takes).toEqual(takes.map(() => is));
});
