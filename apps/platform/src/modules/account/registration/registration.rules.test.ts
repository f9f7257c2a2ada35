// Tests the rules of registration: confusable and reserved names, affiliates, origins, proposals.
import { confusableKeyOf } from '@foyer/contract/confusable-key';
import { brokenUserNameRules } from '@foyer/contract/user-name-rules';
import { describe, expect, test } from 'vitest';
import type { Merchant } from '../../../merchants/merchant.ts';
import { affiliateOf } from './affiliate.rules.ts';
import { type AnyRegistration, cleanedUrl, originOf } from './origin.rules.ts';
import { qualities, things } from './proposal-words.ts';
import { isReserved } from './reserved-names.ts';
import { checkedName } from './user-name.rules.ts';

const settings = {
  brandName: 'Aurora',
  domainList: [{ domainName: 'https://play.example.com' }],
  register: { usernameRules: { minLength: 4, maxLength: 20 } },
};
const merchant = {
  code: 'aurora',
  name: 'Aurora',
  hosts: ['example.com', '*'],
  affiliates: [
    { code: 'north', referralCode: 'NORTH26', hosts: ['north.example.net'] },
    { code: 'south', referralCode: null, hosts: [] },
  ],
  settings,
} as unknown as Merchant; // only what the rules read

describe('user names', () => {
  test.each([
    ['paul', 'pau1'],
    ['lily', 'iiiy'],
    ['mod0', 'modo'],
    ['karma', 'karrna'],
    ['wave', 'vvave'],
    ['a.b_c', 'a_b-c'],
  ])('"%s" looks like "%s"', (one, other) => {
    expect(confusableKeyOf(one)).toBe(confusableKeyOf(other));
  });

  test('names that a person can tell apart have different keys', () => {
    for (const [one, other] of [
      ['maya', 'mayo'],
      ['maya8', 'mayab'],
      ['ab', 'a-b'],
      ['tom', 'torn2'],
    ] as const)
      expect([one, confusableKeyOf(one) === confusableKeyOf(other)]).toEqual([one, false]);
  });

  test.each([
    ['admin', true],
    ['Adm1n_22', true],
    ['4dmin', true],
    ['the.5upport', true],
    ['aurora.team', true],
    ['aur0ra', true],
    ['a-u-r-o-r-a', true],
    ['root', true],
    ['r00t99', true],
    ['help', true],
    ['helpful', false],
    ['modern', false],
    ['vipin', false],
    ['maya88', false],
  ])('"%s" is reserved for staff or brand: %s', (name, reserved) => {
    expect(isReserved(name.toLowerCase(), merchant)).toBe(reserved);
  });

  test.each([
    ['MaYa88', { userName: 'MaYa88', account: 'maya88', confusableKey: 'maya88' }],
    ['ＭＡＹＡ88', { userName: 'MAYA88', account: 'maya88', confusableKey: 'maya88' }],
  ])('"%s" is one name in every case and width, shown as typed', (typed, name) => {
    expect(checkedName(typed, merchant)).toEqual(name);
  });

  test('no proposed name breaks a rule, is reserved, or contains an offensive word', () => {
    const unfriendly =
      /ass|tit|cum|sex|shit|anal|cock|dick|nazi|rape|hell|damn|piss|poo|fag|gay|kill|dead|fuk|nig|cunt|twat|slut|hoe|bum/;
    const wrong: string[] = [];
    for (const quality of qualities)
      for (const thing of things) {
        const word = quality + thing;
        const name = `${word}2749`.slice(-20);
        if (brokenUserNameRules(name, { minLength: 4, maxLength: 20 }).length > 0 || isReserved(name, merchant))
          wrong.push(name);
        // A word alone is what it is ("shell"): what counts is where two of them meet.
        const meeting = word.slice(Math.max(0, quality.length - 3), quality.length + 3);
        if (unfriendly.test(meeting) && !unfriendly.test(quality) && !unfriendly.test(thing)) wrong.push(word);
      }
    expect(wrong).toEqual([]);
    expect(qualities.length * things.length).toBeGreaterThan(4000);
  });
});

describe('RG-03 the affiliate is found by the platform', () => {
  test.each([
    ['by its label in front of the operator’s host', 'north.example.com', {}, 'north', 'host'],
    ['by a host of its own', 'north.example.net:8443', {}, 'north', 'host'],
    ['by the host before the sent values', 'north.example.com', { affiliateCode: 'south' }, 'north', 'host'],
    ['by affiliateCode', 'example.com', { affiliateCode: 'south', referralCode: 'NORTH26' }, 'south', 'affiliateCode'],
    ['by referralCode', 'example.com', { affiliateCode: 'nobody', referralCode: 'NORTH26' }, 'north', 'referralCode'],
    ['by the host of the first visit', 'example.com', { domain: 'South.example.com' }, 'south', 'domain'],
  ])('%s', (_, host, claims, affiliate, affiliateBy) => {
    expect(affiliateOf(merchant, host, claims)).toEqual({ affiliate, affiliateBy });
  });

  test.each([
    ['unknown codes', 'example.com', { affiliateCode: 'evil', referralCode: 'x', domain: 'evil.com' }],
    ['an unknown host', 'north.evil.com', {}],
    ['two labels', 'a.north.example.com', {}],
    ['www', 'www.example.com', {}],
  ])('none by %s', (_, host, claims) => {
    expect(affiliateOf(merchant, host, claims)).toBeNull();
  });
});

describe('the origin of a registration', () => {
  test.each([
    [
      'https://a.example/m/register?token=secret&affiliateCode=n1&backUrl=%2Fm',
      'https://a.example/m/register?affiliateCode=n1',
    ],
    ['https://a.example/m/register?tokens=secret#token=x', 'https://a.example/m/register'],
    ['https://user:word@a.example/m/', 'https://a.example/m/'],
    ['https://a.example/?r=%3Cscript%3E&cid=7', 'https://a.example/?cid=7'],
    [
      'https://a.example/?cid=%E6%97%A5+%2B&utm_source=%3Cb%3E',
      'https://a.example/?cid=%E6%97%A5+%2B&utm_source=%3Cb%3E',
    ],
    [`https://a.example/?gclid=${'g'.repeat(1024)}`, `https://a.example/?gclid=${'g'.repeat(1024)}`],
    [`https://a.example/?gclid=${'g'.repeat(1025)}`, 'https://a.example/'],
    ['https://a.example/?gclid=a%00b&cid=7', 'https://a.example/?cid=7'],
    ['javascript:alert(1)', null],
    ['no address', null],
    [undefined, null],
  ])('the address %s is kept as %s', (typed, kept) => {
    expect(cleanedUrl(typed)).toBe(kept);
  });

  /** Ids of 1,024 characters each, and one that makes the total. */
  const pixels = (total: number) => ({
    ...Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`p${i}`, 'x'.repeat(1024)])),
    last: 'x'.repeat(total - 7 * 1024),
  });
  const origin = { registerMethod: 'H5', login: true, termsVersion: '1', ofAge: true } as const;
  test.each([
    ['more than 8,192 characters of pixel ids', { pixelTrack: pixels(8193) }],
    ['a flood of pixel ids', { pixelTrack: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`p${i}`, '1'])) }],
    ['an invalid domain', { domain: 'a b' }],
    ['markup in the template', { smsTemplate: '<b>' }],
  ])('%s is refused', (_, wrong) => {
    expect(() => originOf({ ...origin, ...wrong } as AnyRegistration)).toThrow('input.invalid'); // the rest is not read
  });
  test.each([{ pixelTrack: { utm_source: '日本 <b> + %2B' } }, { pixelTrack: pixels(8192) }])(
    'SN-07 pixel ids are kept unchanged, up to 8,192 characters',
    (sent) =>
      expect(originOf({ ...origin, ...sent } as unknown as AnyRegistration).pixelTrack).toEqual(sent.pixelTrack), // as above
  );
});
