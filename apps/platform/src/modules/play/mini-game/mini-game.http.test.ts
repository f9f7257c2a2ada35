// Tests the addresses of the mini-game's scripts: each operator has those that it has switched on.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { setSwitches } from '../../../testing/switches.ts';

const folder = mkdtempSync(join(tmpdir(), 'mini-game-'));
let platform: TestPlatform;
beforeAll(async () => {
  for (const edition of ['v1', 's1']) {
    mkdirSync(join(folder, 'mini-game', edition), { recursive: true });
    writeFileSync(join(folder, 'mini-game', edition, 'minigame.js'), `${edition}();`);
    writeFileSync(join(folder, 'mini-game', edition, 'minigame.0a1b2c3d.css'), `.${edition} {}`);
  }
  platform = await startTestPlatform({ gamesDir: folder });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, host: string) => {
  const answer = await fetch(`${platform.url}/mini-game/${path}`, { headers: { 'X-Forwarded-Host': host } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('MG-01 the script is served under each address, for a question past every cache', async () => {
  setSwitches(platform, 'aurora', { miniGame: true, miniGameSea: true });
  for (const edition of ['v1', 's1']) {
    const { status, headers, text } = await get(`${edition}/minigame.js?_t=1795694363596`, AURORA);
    expect([status, text]).toEqual([200, `${edition}();`]);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    // The frame that loads it has no origin.
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  const sheet = await get('v1/minigame.0a1b2c3d.css', AURORA);
  expect([sheet.status, sheet.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test.each([
  [true, false, 200, 404],
  [false, true, 404, 200],
  [false, false, 404, 404],
])('MG-02 with miniGame %s and miniGameSea %s v1 answers %i and s1 %i', async (miniGame, miniGameSea, v1, s1) => {
  setSwitches(platform, 'lotus', { miniGame, miniGameSea });
  const statuses = await Promise.all(['v1', 's1'].map(async (one) => (await get(`${one}/minigame.js`, LOTUS)).status));
  expect(statuses).toEqual([v1, s1]);
});

test.each(['v1/other.js', 'v1/..%2f..%2fassets%2froom.js', 'v2/minigame.js', 'v1/', ''])(
  'nothing else is served there: %j',
  async (path) => {
    setSwitches(platform, 'aurora', { miniGame: true });
    expect([path, (await get(path, AURORA)).status]).toEqual([path, 404]);
  },
);
