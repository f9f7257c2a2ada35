import { describe, expect, test } from 'vitest';
import { type LaunchQuery, type LaunchSetting, launchFormOf, named } from './launch-form.rules.ts';

const setting: LaunchSetting = {
  language: 'EN',
  safeBack: (address) => (address.startsWith('/m/') ? address : null),
};
const form = (query: LaunchQuery, change: Partial<LaunchSetting> = {}) =>
  launchFormOf(query, { ...setting, ...change });

describe('the LOTT form', () => {
  test('GL-02 RT-05 every parameter of the query reaches its field', () => {
    const query = {
      prize_mode: 'STANDARD',
      vendor: 'TCG_LOTTO_VN',
      code: 'rapid5',
      playType: 'side',
      backUrl: '/m/game',
      lottoView: 'betting',
    };
    expect(form(query)).toEqual({
      launchMode: 'LOTT',
      vendor: 'TCG_LOTTO_VN',
      lottoArea: 'VN',
      lottoPrizeMode: 'STANDARD',
      lottoGameCode: 'rapid5',
      lottoView: 'betting',
      playType: 'side',
      device: 'MOBILE',
      backUrl: '/m/game',
      hasLobby: false,
      language: 'EN',
    });
  });

  test('GL-02 vendor is LOTT and language VI by default', () => {
    expect(form({ code: 'rapid5' }, { language: null })).toMatchObject({
      vendor: 'LOTT',
      language: 'VI',
      lottoArea: 'VN',
    });
  });

  test.each([
    ['Vietnamese', { code: 'rapid5' }, 'VI', 'VN'],
    ['the Vietnamese vendor', { vendor: 'TCG_LOTTO_VN' }, 'EN', 'VN'],
  ] as const)('GL-02 lottoArea for %s', (_, query, language, area) => {
    expect(form(query, { language })).toHaveProperty('lottoArea', area);
  });

  test('GL-02 lottoArea is Vietnamese or missing', () => {
    expect(form({ code: 'rapid5' }, { language: 'UR' })).not.toHaveProperty('lottoArea');
  });

  test.each([
    ['prize_mode alone', { prize_mode: 'STANDARD' }, true],
    ['vendor alone', { vendor: 'LOTT' }, true],
    ['a game', { code: 'rapid5' }, false],
    ['a game in its lobby view', { code: 'rapid5', lottoView: 'lobby' }, true],
  ])('RT-05 %s opens a game; hasLobby decides whether the lobby comes first', (_, query, hasLobby) => {
    expect(form(query)).toHaveProperty('hasLobby', hasLobby);
  });

  test.each([
    ['nothing', {}],
    ['a vendor with a path in it', { vendor: '../EVIL' }],
    ['a code with a path in it', { code: '../../etc' }],
    ['a code that is too long', { code: 'x'.repeat(65) }],
    ['a code with a host in it', { code: '//evil.example' }],
    ['a prize mode with a script in it', { prize_mode: '<script>' }],
    ['a node with a path in it', { vendor: 'AE', nodeId: '../318' }],
    ['a room that is too long', { vendor: 'AE', roomId: 'x'.repeat(65) }],
    ['a play type with a control character', { code: 'rapid5', playType: 'a\u0000b' }],
  ])('RT-05 %s is not a game', (_, query) => {
    expect(form(query)).toBeNull();
  });

  test('GL-02 a backUrl longer than the call takes is dropped, not refused', () => {
    const longest = `/m/game?${'a'.repeat(504)}`;
    expect(form({ code: 'rapid5', backUrl: longest })).toMatchObject({ backUrl: longest });
    expect(form({ code: 'rapid5', backUrl: `${longest}a` })).not.toHaveProperty('backUrl');
  });

  test('GL-02 a hostile backUrl and an unknown view are dropped', () => {
    expect(form({ code: 'rapid5', backUrl: '//evil.example', lottoView: 'x' })).not.toHaveProperty('backUrl');
    expect(form({ code: 'rapid5', lottoView: 'x' })).not.toHaveProperty('lottoView');
  });
});

describe('the other forms', () => {
  test('GL-02 TCG_SEA gets the SEA form, with lottoMode', () => {
    const query = {
      vendor: 'TCG_SEA',
      code: 'rapid5',
      prize_mode: 'STANDARD',
      playType: 'side',
      backUrl: '/m/game',
      lottoView: 'lobby',
    };
    expect(form(query)).toEqual({
      launchMode: 'SEA',
      vendor: 'TCG_SEA',
      lottoMode: 'traditional',
      lottoGameCode: 'rapid5',
      lottoView: 'lobby',
      device: 'MOBILE',
      backUrl: '/m/game',
      language: 'EN',
    });
  });

  test('GL-02 another vendor gets the launch fields, without those of a lottery', () => {
    expect(form({ vendor: 'PG', code: 'koi', prize_mode: 'STANDARD', playType: 'free', backUrl: '/m/game' })).toEqual({
      vendor: 'PG',
      gameCode: 'koi',
      prizeMode: 'STANDARD',
      playType: 'free',
      hasLobby: false,
      device: 'MOBILE',
      backUrl: '/m/game',
      language: 'EN',
    });
  });

  test('GL-02 every form has the name, cut to the length of the call', () => {
    const sea = form({ vendor: 'TCG_SEA', code: 'rapid5' });
    if (!sea) throw new Error('no form');
    expect(named(sea, 'Rapid 5')).toEqual({ ...sea, title: 'Rapid 5', labelName: 'Rapid 5' });
    const cut = 'x'.repeat(128);
    expect(named(sea, 'x'.repeat(200))).toEqual({ ...sea, title: cut, labelName: cut });
  });
});

test('RT-05 a game opens by its code as its vendor writes it', () => {
  expect(form({ vendor: 'PP', code: 'PP.vs20:bonanza' })).toMatchObject({ vendor: 'PP', gameCode: 'PP.vs20:bonanza' });
  expect(form({ code: 'VN/mien-bac.1' })).toMatchObject({ lottoGameCode: 'VN/mien-bac.1' });
});

test('BN-02 node and room of a banner reach the vendor, and no lottery', () => {
  const place = { nodeId: '318', roomId: 'C7' };
  expect(form({ vendor: 'AE', code: 'baccarat', ...place })).toMatchObject({ gameCode: 'baccarat', ...place });
  for (const vendor of ['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'])
    expect(Object.keys(form({ vendor, code: 'rapid5', ...place }) ?? {})).not.toContain('nodeId');
});
