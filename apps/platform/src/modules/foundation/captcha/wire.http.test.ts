// Tests what a page gets when it loads a puzzle: everything a person needs, and nothing of the answer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerOf,
  captchaWire,
  givenFor,
  operatorsWithCaptcha,
  solve,
  viewChallenge,
} from '../../../testing/captcha.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { PICTURE } from './puzzle.ts';

const operators = operatorsWithCaptcha((file, code) => {
  if (code === 'lotus') file.settings.gw.GEETEST_VERSION = '3';
});
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ merchantsDir: operators.folder });
});
afterAll(async () => {
  await platform.close();
  operators.remove();
});

const loaded = async (kind: 'slide' | 'click' | 'question') => {
  const { body, text } = await captchaWire(platform, AURORA).load({ captchaId: 'aurora', kind, action: 'login' });
  if (!body.value) throw new Error(body.errorCode);
  return { view: body.value, text, answer: await answerOf(platform, body.value.challenge) };
};

test('only the pixels of a slider contain the place of the gap', async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => loaded('slide')));
  for (const { view } of sent) {
    expect(Object.keys(view).sort()).toEqual(
      ['challenge', 'from', 'kind', 'picture', 'piece', 'pieceMargin', 'pieceSize', 'pieceY', 'to', 'tries'].sort(),
    );
  }
  // By chance any number may be the place once; what tells of it is it every time.
  const tellsPlace = (name: string): boolean =>
    sent.every(({ view, answer }) => {
      const x = answer.kind === 'slide' ? answer.x : 0;
      const field = String((view as unknown as Record<string, unknown>)[name]);
      return [String(x), x.toFixed(1), String(Math.round(x))].some((form) => field.includes(form));
    });
  const words = ['challenge', 'from', 'kind', 'pieceMargin', 'pieceSize', 'pieceY', 'to', 'tries'];
  expect(words.filter(tellsPlace)).toEqual([]);
  const same = (name: 'from' | 'to' | 'pieceSize' | 'pieceMargin') =>
    new Set(sent.map(({ view }) => (view.kind === 'slide' ? view[name] : null))).size;
  expect([same('from'), same('to'), same('pieceSize'), same('pieceMargin')]).toEqual([1, 1, 1, 1]);
});

test('shapes are sent as two pictures, without their places and hidden order', async () => {
  const { view, text, answer } = await loaded('click');
  expect(Object.keys(view).sort()).toEqual(['challenge', 'count', 'kind', 'picture', 'prompt', 'tries']);
  const words = text.replaceAll(/data:image\/png;base64,[^"]+/g, '').replace(view.challenge, '');
  const places = answer.kind === 'click' ? answer.places : [];
  expect(places).toHaveLength(3);
  for (const [x, y] of places) {
    expect([x > 0 && x < PICTURE.width, y > 0 && y < PICTURE.height]).toEqual([true, true]);
    expect(words).not.toContain(String(x));
  }
});

test('a question is sent in the language of the page, without a digit of its answer', async () => {
  const { view } = await loaded('question');
  expect(Object.keys(view).sort()).toEqual(['challenge', 'kind', 'question', 'tries']);
  expect(view.kind === 'question' && view.question).not.toMatch(/\d/);
  const burmese = await captchaWire(platform, AURORA).load(
    { captchaId: 'aurora', kind: 'question', action: 'login' },
    { Language: 'MY' },
  );
  expect(burmese.body.value).toMatchObject({ question: expect.stringMatching(/\p{Script=Myanmar}/u) });
});

test('no two puzzles share pictures or ids', async () => {
  const sent = await Promise.all(Array.from({ length: 12 }, () => loaded('slide')));
  const different = (name: 'picture' | 'challenge') =>
    new Set(sent.map(({ view }) => (view.kind === 'slide' ? view[name] : ''))).size;
  expect([different('picture'), different('challenge')]).toEqual([12, 12]);
});

test('CW-07 version 3 starts with gt, challenge, newCaptcha and success, and proves that one', async () => {
  const start = await platform.value('captcha.geetest', { t: '1700000000000', action: 'login' }, { host: LOTUS });
  expect(start).toEqual({
    gt: 'lotus',
    challenge: expect.stringMatching(/^[0-9a-f]{32}$/),
    newCaptcha: true,
    success: 1,
  });
  const proof = await solve(platform, LOTUS, { challenge: start.challenge });
  expect(proof.geetestChallenge).toBe(start.challenge);
  const { geetestValidate: _, ...asSpecified } = proof;
  const login = { type: 'username', username: 'demo', password: 'demo-Foyer-2026', ...asSpecified } as const;
  expect((await platform.call('session.login', login, { host: LOTUS })).status).toBe(200);
  expect((await platform.call('session.login', login, { host: LOTUS })).body).toMatchObject({
    errorCode: 'captcha.invalid',
  });
});

test('version 3 puts a new puzzle only into the started challenge', async () => {
  const wire = captchaWire(platform, LOTUS);
  const { challenge } = await platform.value('captcha.geetest', { action: 'login' }, { host: LOTUS });
  const load = (given: string) => wire.load({ captchaId: 'lotus', kind: 'slide', challenge: given });
  const [first, second] = [(await load(challenge)).body.value, (await load(challenge)).body.value];
  expect([first?.challenge, second?.challenge]).toEqual([challenge, challenge]);
  expect((await load('f'.repeat(32))).body).toMatchObject({ errorCode: 'captcha.invalid' });
  await viewChallenge(platform, challenge);
  expect((await wire.verify({ challenge, ...givenFor(await answerOf(platform, challenge)) })).body.value?.solved).toBe(
    true,
  );
  expect((await load(challenge)).body).toMatchObject({ errorCode: 'captcha.invalid' });
});

test('CW-07 a start of version 3 at an operator with version 4 is refused as the caller’s mistake', async () => {
  for (const input of [{}, { action: 'login' }, { action: 'sms' }] as const)
    expect([input, await platform.call('captcha.geetest', input)]).toMatchObject([
      input,
      {
        status: 400,
        body: { errorCode: 'captcha.version', message: 'The check has changed. Please reload the page.' },
      },
    ]);
});

test('CW-07 a captcha that an operator needs and cannot serve is unavailable', async () => {
  expect(await platform.call('captcha.geetest', { action: 'sms' }, { host: LOTUS })).toMatchObject({
    status: 503,
    body: { errorCode: 'captcha.unavailable' },
  });
});
