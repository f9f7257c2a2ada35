import { describe, expect, test } from 'vitest';
import { type LaunchQuery, type LaunchSetting, launchFormOf } from './launch-form.rules.ts';

const setting: LaunchSetting = {
  language: 'EN',
  title: 'Aurora',
  safeBack: (address) => (address.startsWith('/m/') ? address : null),
};
const form = (query: LaunchQuery, change: Partial<LaunchSetting> = {}) =>
  launchFormOf(query, { ...setting, ...change });

describe('the LOTT form', () => {
  test('GL-02 RT-05 every parameter of the query finds its field', () => {
    const query = {
      prize_mode: 'STANDARD',
      vendor: 'TCG_SEA',
      code: 'rapid5',
      playType: 'side',
      backUrl: '/m/game',
      lottoView: 'betting',
    };
    expect(form(query, { labelName: 'Jade' })).toEqual({
      launchMode: 'LOTT',
      vendor: 'TCG_SEA',
      lottoPrizeMode: 'STANDARD',
      lottoGameCode: 'rapid5',
      lottoView: 'betting',
      playType: 'side',
      device: 'MOBILE',
      backUrl: '/m/game',
      hasLobby: false,
      language: 'EN',
      title: 'Aurora',
      labelName: 'Jade',
    });
  });

  test('GL-02 vendor is LOTT and language VI where nothing else is known', () => {
    expect(form({ code: 'rapid5' }, { language: null })).toMatchObject({
      vendor: 'LOTT',
      language: 'VI',
      lottoArea: 'VN',
    });
  });

  test.each([
    ['Vietnamese', { code: 'rapid5' }, 'VI', 'VN'],
    ['the Vietnamese vendor', { vendor: 'TCG_LOTTO_VN' }, 'EN', 'VN'],
    ['any other language', { code: 'rapid5' }, 'UR', undefined],
  ] as const)('GL-02 lottoArea for %s', (_, query, language, area) => {
    expect(form(query, { language })?.lottoArea).toBe(area);
  });

  test.each([
    ['prize_mode alone', { prize_mode: 'STANDARD' }, true],
    ['vendor alone', { vendor: 'LOTT' }, true],
    ['a game', { code: 'rapid5' }, false],
    ['a game in its lobby view', { code: 'rapid5', lottoView: 'lobby' }, true],
  ])('RT-05 %s opens a game; hasLobby tells whether the lobby comes first', (_, query, hasLobby) => {
    expect(form(query)?.hasLobby).toBe(hasLobby);
  });

  test.each([
    ['nothing', {}],
    ['an unknown vendor', { vendor: 'EVIL' }],
    ['a code with a path in it', { code: '../../etc' }],
    ['a code that is too long', { code: 'x'.repeat(33) }],
    ['a prize mode with a script in it', { prize_mode: '<script>' }],
    ['a play type with a control character', { code: 'rapid5', playType: 'a\u0000b' }],
  ])('RT-05 %s is no game', (_, query) => {
    expect(form(query)).toBeNull();
  });

  test('GL-02 a hostile backUrl and an unknown view are dropped', () => {
    expect(form({ code: 'rapid5', backUrl: '//evil.example', lottoView: 'x' })).not.toHaveProperty('backUrl');
    expect(form({ code: 'rapid5', lottoView: 'x' })).not.toHaveProperty('lottoView');
  });
});
