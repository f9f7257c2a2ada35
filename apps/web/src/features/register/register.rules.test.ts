import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../shell/errors/joined-problems.ts';
import { checkEntry, entryStrength, metNameRules, metPasswordRules } from './register.rules.ts';
import { blankEntry, fieldsOf, type RegisterEntry } from './register-entry.ts';

const example = examples['system.settings'].output;
const settings = {
  ...example,
  brandName: 'Aurora',
  passwordRules: { minLength: 8, maxLength: 20 },
  register: {
    ...example.register,
    captcha: { enabled: false },
    mobilePassword: true,
    usernameRules: { minLength: 4, maxLength: 12 },
  },
};
const withImage = { ...settings, register: { ...settings.register, captcha: { enabled: true } } };
const withoutPassword = { ...settings, register: { ...settings.register, mobilePassword: false } };

const blank = blankEntry({ methods: ['username', 'mobile'] });
const byName: RegisterEntry = { ...blank, username: 'maya88', password: 'river stone 41', agreed: true };
const byNumber: RegisterEntry = {
  ...blank,
  method: 'mobile',
  mobile: { countryDialingCode: '63', mobileNum: '9171234567' },
  code: '482913',
  password: 'river stone 41',
  agreed: true,
};

describe('the problems of a registration by user name', () => {
  test.each<[string, Partial<RegisterEntry>, string, string]>([
    ['no name', { username: '  ' }, 'username', 'registerProblem.usernameMissing'],
    ['too short a name', { username: 'may' }, 'username', 'register.nameLength'],
    ['200 characters', { username: 'm'.repeat(200) }, 'username', 'register.nameLength'],
    ['a space inside', { username: 'maya 88' }, 'username', 'register.nameCharacters'],
    ['look-alike letters', { username: 'mауа88' }, 'username', 'register.nameCharacters'],
    ['markup', { username: '<b>maya' }, 'username', 'register.nameCharacters'],
    ['a trailing dot', { username: 'maya88.' }, 'username', 'registerProblem.usernameEdges'],
    ['the brand name', { username: 'aurora_fan' }, 'username', 'registerProblem.usernameReserved'],
    ['the brand name in disguise', { username: 'Aur0ra_fan' }, 'username', 'registerProblem.usernameReserved'],
    ['digits only', { username: '09171234' }, 'username', 'register.nameLetter'],
    ['no password', { password: '' }, 'password', 'passwordProblem.missing'],
    ['a short password', { password: 'river' }, 'password', 'passwordProblem.tooShort'],
    ['a password with the name in it', { password: 'MAYA88-river' }, 'password', 'passwordProblem.mustNotHoldName'],
    ['a common password', { password: 'password123' }, 'password', 'passwordProblem.tooCommon'],
    ['age and terms not accepted', { agreed: false }, 'agreed', 'registerProblem.agreeMissing'],
  ])('%s', (_, part, at, text) => {
    expect(checkEntry({ ...byName, ...part }, settings)).toMatchObject({ at, text });
  });

  test.each<[string, Partial<RegisterEntry>]>([
    ['a plain one', {}],
    ['spaces around the name', { username: ' maya88 ' }],
    ['a name in capitals', { username: 'MAYA.88' }],
    ['a password with spaces and emoji', { password: 'tall ships 🐉 at 5' }],
  ])('nothing: %s', (_, part) => {
    expect(checkEntry({ ...byName, ...part }, settings)).toBeNull();
  });
});

test.each([
  ['willow22', 'W88', 'w88'],
  ['kiwi7', 'W88', 'w88'],
  ['betty1990', '188BET', '188bet'],
])('takes the name %s where the brand is %s', (username, brandName, merchant) => {
  expect(checkEntry({ ...byName, username }, { ...settings, brandName, merchant })).toBeNull();
});

describe('the problems of a registration by number', () => {
  test.each<[string, Partial<RegisterEntry>, string, string]>([
    ['no number', { mobile: null }, 'mobile', 'registerProblem.mobileMissing'],
    ['no code', { code: '' }, 'code', 'codes.missing'],
    ['half a code', { code: '482' }, 'code', 'codes.missing'],
    ['no password', { password: '' }, 'password', 'passwordProblem.missing'],
    ['age and terms not accepted', { agreed: false }, 'agreed', 'registerProblem.agreeMissing'],
  ])('%s', (_, part, at, text) => {
    expect(checkEntry({ ...byNumber, ...part }, settings)).toMatchObject({ at, text });
  });

  test.each([
    [4, '4829', null],
    [4, '482', 'codes.missing'],
    [8, '48291357', null],
    [8, '482913', 'codes.missing'],
  ])('where a code has %i digits, %s has the problem %s', (codeDigits, code, text) => {
    expect(checkEntry({ ...byNumber, code }, { ...settings, codeDigits })?.text ?? null).toBe(text);
  });

  test('RG-04 accepts no password where the operator generates one', () => {
    expect(checkEntry({ ...byNumber, password: '' }, withoutPassword)).toBeNull();
    expect(checkEntry({ ...byName, password: '' }, withoutPassword)).toMatchObject({ at: 'password' });
  });
});

test('RG-08 requires the image captcha where the form has it', () => {
  expect(checkEntry(byName, withImage)).toMatchObject({ at: 'captcha', text: 'imageCaptcha.missing' });
  expect(checkEntry({ ...byName, captcha: 'id.k7m2' }, withImage)).toBeNull();
});

test('finds every problem at once, from the top of the form to its end', () => {
  const found = problemsIn(checkEntry({ ...byName, username: 'a!', password: 'abc', agreed: false }, settings));
  expect(found.map(({ at, rule }) => [at, rule])).toEqual([
    ['username', 'length'],
    ['password', 'length'],
    ['agreed', undefined],
  ]);
});

test.each([
  ['', 0],
  ['river', 1],
  ['password123', 1],
  ['maya88-river', 1],
  ['aaaaaaaaaa', 1],
  ['night-lake', 2],
  ['night-lake4', 3],
  ['river stone 41', 3],
  ['Tall ships 🐉 at 5', 4],
])('the password "%s" has the strength %i', (password, strength) => {
  expect(entryStrength({ ...byName, password }, settings)).toBe(strength);
});

describe('rules that are ticked while typing', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['may', ['characters', 'letter']],
    ['maya88', ['length', 'characters', 'letter']],
    ['maya88.', ['length', 'letter']],
    ['0917123', ['length', 'characters']],
  ])('the user name "%s" meets %j', (username, met) => {
    expect(metNameRules({ ...blank, username }, settings)).toEqual(met);
  });

  test('a password is compared with the name only where there is one', () => {
    const password = 'maya88 river';
    expect(metPasswordRules({ ...byName, password }, settings)).toEqual(['length', 'notCommon']);
    expect(metPasswordRules({ ...byNumber, username: 'maya88', password }, settings)).toEqual(['length', 'notCommon']);
    expect(metPasswordRules({ ...byName, password: '' }, settings)).toEqual([]);
  });
});

test.each([
  ['username', false, ['username', 'password', 'agreed']],
  ['username', true, ['username', 'password', 'captcha', 'agreed']],
  ['mobile', false, ['mobile', 'code', 'agreed']],
] as const)('the form by %s (image captcha: %s) shows %j', (method, imageCaptcha, places) => {
  const demands = {
    methods: ['username', 'mobile'] as const,
    username: settings.register.usernameRules,
    mobilePassword: false,
    imageCaptcha,
  };
  expect(fieldsOf({ method }, demands)).toEqual(places);
});
