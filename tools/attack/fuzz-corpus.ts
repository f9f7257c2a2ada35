// Odd texts for the fuzzer: broken JSON, header values and parts of addresses.
import fc from 'fast-check';

/** Ways to spoil a JSON text. */
export const spoilt = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      `\ufeff${text}`,
      `${text},`,
      `${text}${text}`,
      `[${text}]`,
      `"${text.length}"`,
      'null',
      'true',
      '0',
      '""',
      '[]',
      '{',
      '',
      text.replace('{', '{,'),
      text.replaceAll('"', "'"),
      text.replace('}', ',"x":1e400}'),
      text.replace('}', ',"x":NaN}'),
      `${'['.repeat(20_000)}`,
      `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
      `{"__proto__":${text}}`,
      `${text}${' '.repeat(66_000)}`,
      `{"constructor":{"prototype":{"admin":true}}}`,
      `${text}\0`,
      `/* */${text}`,
      text.replace('{', '{"\\u0000":1,'),
    ),
    fc.nat({ max: text.length }).map((at) => text.slice(0, at)),
    fc
      .tuple(fc.nat({ max: text.length }), fc.string({ maxLength: 4, unit: 'binary' }))
      .map(([at, part]) => text.slice(0, at) + part + text.slice(at)),
  );

const hostNames = fc.constantFrom('localhost', 'lotus.localhost', 'games.localhost', '[::1]', 'a.example');

const hosts = fc.oneof(
  fc.tuple(hostNames, fc.nat({ max: 99_999 })).map(([name, port]) => `${name}:${port}`),
  fc.constantFrom(
    'localhost:65536',
    'localhost:70000',
    'localhost:99999',
    'games.localhost:65536',
    '[::1]:70000',
    'localhost.',
    'LOCALHOST',
    '-a',
    'a_b',
    'a..b',
    '1',
    '[::',
    `${'a'.repeat(250)}.b`,
    'localhost:',
    'localhost:00080',
    '127.1',
  ),
  fc.stringMatching(/^[a-z0-9.:_[\]-]{1,40}$/),
);

/** The characters that HTTP allows in a header. */
const headerText = fc.stringMatching(/^[!-~\x80-\xff][ -~\x80-\xff]{0,80}$/).map((text) => text.trim() || 'x');

/** Odd values of each header. */
export const headerValues: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Host: hosts,
  Merchant: fc.oneof(
    headerText,
    fc.constantFrom('lotus', 'AURORA', 'aurora,lotus', '__proto__', 'constructor', '../aurora'),
  ),
  Authorization: fc.oneof(headerText, fc.constantFrom('Bearer ', 'a'.repeat(43), 'a'.repeat(4000), 'ds1.a')),
  'Content-Type': fc.oneof(
    headerText,
    fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'application/json;',
      'APPLICATION/JSON',
      'application/json, text/plain',
      'multipart/form-data',
      '*/*',
      'application/jsonx',
      'application/json; charset="',
      'application/__proto__',
    ),
  ),
  Language: fc.oneof(headerText, fc.constantFrom('__proto__', 'toString', 'en', 'XX', 'EN,CN')),
  'Accept-Language': fc.oneof(headerText, fc.constantFrom('*', 'zz', ','.repeat(3000), 'en;q=9e999', '-;q=1')),
  Cookie: fc.oneof(headerText, fc.constantFrom('=', ';;;', 'lang=__proto__', 'language=%ff', 'a=b;'.repeat(500))),
  Device: headerText,
  'Idempotency-Key': fc.oneof(headerText, fc.constantFrom('short', 'a'.repeat(129), 'aaaaaaaa')),
  'X-RSA': headerText,
  'X-Digest': headerText,
  Encryption: headerText,
  'User-Agent': headerText,
  'If-None-Match': fc.oneof(headerText, fc.constantFrom('*', '""', 'W/"x"')),
  Range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'x=1'),
  'Accept-Encoding': fc.constantFrom('identity;q=0', 'br;q=x', '*', 'gzip, br;q=0', 'zstd'),
  'Content-Encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
  Origin: fc.oneof(headerText, fc.constantFrom('null', 'http://', 'http://evil.example', '*')),
  Expect: fc.constantFrom('100-continue'),
  'X-Forwarded-For': fc.oneof(
    headerText,
    fc.constantFrom('::ffff:1.2.3.4', '[::1]:80', '1.2.3.4:80', ',,,', '999.1.1.1'),
  ),
  'X-Forwarded-Host': hosts,
  'X-Forwarded-Proto': fc.constantFrom('javascript', 'https,http', 'HTTPS', ''),
};

/** Stands in a page only where markup was made of an address. */
export const MARKUP = '"><x-attack>';

export const addressParts = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%ff',
    '%',
    '%zz',
    '%C0%AE',
    ';',
    '//',
    '\\',
    '%5c',
    'a'.repeat(3000),
    encodeURIComponent(MARKUP),
    'assets',
    'brand',
    'home',
    'news',
    '__proto__',
    'constructor',
    'index.html',
    '%F0%9F%98%80',
    ':',
    '@',
    '{id}',
    '*',
  ),
  fc.stringMatching(/^[!-"$->@-~]{1,12}$/),
);
