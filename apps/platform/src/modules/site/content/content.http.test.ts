import { languageCodes } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byName, withoutCaptcha } from '../../../testing/register.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

describe('an operator’s content', () => {
  test('is in the language of the call', async () => {
    const titles = await Promise.all(
      ['EN', 'CN', 'VI', 'UR', 'MY'].map(async (language) => {
        const { title } = await platform.value('content.helpTopic', { id: 'check-a-draw' }, { language });
        return title;
      }),
    );
    expect(titles[0]).toBe('Checking a draw yourself');
    expect(new Set(titles).size).toBe(5);
  });

  test('LA-02 comes in each language, and in CN without one', async () => {
    const thai = await platform.value('content.helpTopic', { id: 'log-in' }, { language: 'TH' });
    const chinese = await platform.value('content.helpTopic', { id: 'log-in' }, { language: 'xx' });
    expect(thai).toMatchObject({ title: 'เข้าและออกจากระบบ' });
    expect(thai).not.toHaveProperty('language');
    expect(chinese.title).toBe('登录与退出');
    for (const language of languageCodes)
      for (const name of ['content.news', 'content.activities', 'content.help'] as const) {
        const { items } = await platform.value(name, {}, { language });
        expect([language, name, items.filter((item) => item.language !== undefined)]).toEqual([language, name, []]);
      }
  });

  test('has banners by group, with their links', async () => {
    const { items } = await platform.value('content.banners', { group: 'home' });
    expect(items.map(({ linkageType }) => linkageType)).toEqual(['P', 'G', 'URL']);
    expect(items[0]?.title).toBe('$1,284.50 of play money');
    expect((await platform.value('content.banners', { group: 'nobody' })).items).toEqual([]);
  });

  test('tells visitors, members and members at their first log-in what is for them', async () => {
    const titles = async (caller: object) =>
      (await platform.value('content.popups', {}, caller)).items.map(({ id }) => id);
    const { token = '' } = await withoutCaptcha(platform).value('member.register', byName({ username: 'newcomer' }));
    expect(await titles({})).toEqual(['hello', 'sealed']);
    expect(await titles({ host: LOTUS })).toEqual(['sealed', 'hello']);
    expect(await titles({ token })).toEqual(['first-steps', 'points', 'summit']);
    await platform.value('member.firstTimeSeen', {}, { token });
    expect(await titles({ token })).toEqual(['points', 'summit']);
  });

  test('RL-01 lists announcements of the types and the platform that are asked for', async () => {
    const ids = async (asked: object) =>
      (await platform.value('relay.listAnnouncements', asked)).items.map(({ id }) => id);
    expect(await ids({ types: 'PR', platform: 'M' })).toEqual(['hello']);
    expect(await ids({ types: 'PR', platform: 'M', category: 'app_download' })).toEqual(['app']);
    expect(await ids({ types: 'NT', platform: 'M' })).toEqual([]);
    expect(await ids({ types: 'PR', platform: 'M', category: 'no_such' })).toEqual([]);
  });

  test('has lanes of 322 games with their vendors and counts, on 40 drawings or more', async () => {
    const { data } = await platform.value('game.lanes', {}, { host: LOTUS, language: 'VI' });
    const cards = data.lanes.flatMap((lane) => lane.cards);
    expect([cards.length, new Set(cards.map(({ displayName }) => displayName)).size]).toEqual([322, 322]);
    expect(new Set(cards.map(({ art }) => art)).size).toBeGreaterThanOrEqual(40);
    const lottery = data.lanes.find(({ id }) => id === 'lottery');
    expect(lottery).toMatchObject({
      title: 'Xổ số',
      gameCount: 24,
      gameClassify: { vendors: ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] },
    });
    expect(lottery?.cards[0]).toMatchObject({ displayName: 'Nhanh 5', accountTypeName: 'Xổ số', playable: true });
  });

  test('has no more cards of a lane than the caller has room for, and counts all', async () => {
    const { data } = await platform.value('game.lanes', { most: '4' });
    const slots = data.lanes.find(({ id }) => id === 'slots');
    expect([slots?.cards.length, slots?.gameCount]).toEqual([4, 150]);
    expect(slots?.gameClassify.vendors).toEqual(['RNG', 'AMBER_FOX', 'BLUE_HERON', 'SILVER_OAK', 'WHITE_BIRCH']);
    for (const most of ['0', '-1', '100', '1.5', 'x'])
      expect((await platform.call('game.lanes', { most })).status).toBe(400);
  });

  test('opens every activity, article and topic that its lists name', async () => {
    const lists = {
      'content.activity': await platform.value('content.activities', {}),
      'content.article': await platform.value('content.news', {}),
      'content.helpTopic': await platform.value('content.help', {}),
    } as const;
    for (const [name, { items }] of Object.entries(lists) as [keyof typeof lists, { items: { id: string }[] }][]) {
      expect(items.length).toBeGreaterThanOrEqual(4);
      for (const { id } of items) expect((await platform.value(name, { id })).body.length).toBeGreaterThan(0);
    }
  });

  test('has news with the newest first', async () => {
    const { items } = await platform.value('content.news', {});
    const dates = items.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe('bad input', () => {
  test.each(['content.activity', 'content.article', 'content.helpTopic'] as const)(
    '%s of an unknown id is not found',
    async (name) => {
      const { status, body } = await platform.call(name, { id: 'no-such' });
      expect([status, body]).toMatchObject([404, { errorCode: 'not.found' }]);
    },
  );

  test.each(['../../etc/passwd', "' or 1=1", '<script>', 'x'.repeat(65), '__proto__'])(
    'the id %j opens nothing',
    async (id) => {
      const { status } = await platform.call('content.article', { id });
      expect([400, 404]).toContain(status);
    },
  );

  test('an unknown cursor is refused', async () => {
    const { status, body } = await platform.call('content.news', { cursor: 'no-such' });
    expect([status, body]).toMatchObject([400, { errorCode: 'input.invalid' }]);
  });
});
