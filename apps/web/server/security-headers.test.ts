// The servers that the page's security policy allows.
import { expect, test } from 'vitest';
import { noIdentitySources } from '../src/shell/identity/sources.ts';
import { contentSecurityPolicy, gameFrames } from './security-headers.ts';

const nothing = { scripts: [], styles: [], images: [], captchas: [], domains: [], identity: noIdentitySources };

/** The values of one directive. */
const valuesOf = (policy: string, name: string): string[] =>
  (policy.split('; ').find((rule) => rule.startsWith(`${name} `)) ?? '').split(' ').slice(1);

test('CW-06 captcha servers on the site itself do not extend the policy', () => {
  const ours = { ...nothing, captchas: ['/wps/captcha/s1', '/wps/captcha/s2', '/wps/captcha/s3'] };
  expect(contentSecurityPolicy(ours)).toBe(contentSecurityPolicy(nothing));
});

test.each(['script-src', 'style-src', 'img-src', 'connect-src'])(
  "CW-06 a vendor's captcha server is allowed in %s by exactly its origin",
  (directive) => {
    const vendor = { ...nothing, captchas: ['https://static.example.com/v4/', 'https://two.example.com:8443'] };
    const widened = valuesOf(contentSecurityPolicy(vendor), directive);
    const before = valuesOf(contentSecurityPolicy(nothing), directive);
    expect(widened).toEqual([...before, 'https://static.example.com', 'https://two.example.com:8443']);
  },
);

test('nothing else is extended, and the vendor’s further scripts have their own policy', () => {
  const vendor = contentSecurityPolicy({ ...nothing, captchas: ['https://static.example.com'] });
  for (const directive of ['default-src', 'font-src', 'worker-src', 'object-src', 'base-uri', 'form-action'])
    expect(valuesOf(vendor, directive)).toEqual(valuesOf(contentSecurityPolicy(nothing), directive));
  expect(valuesOf(vendor, 'trusted-types')).toEqual(['foyer', 'dompurify', 'default']);
  expect(valuesOf(contentSecurityPolicy(nothing), 'trusted-types')).toEqual(['foyer', 'dompurify']);
});

test('DF-04 a page may only connect to the operator’s other domains', () => {
  const listed = contentSecurityPolicy({ ...nothing, domains: ['https://two.example.com'] });
  expect(valuesOf(listed, 'connect-src')).toEqual(["'self'", 'https://two.example.com']);
  expect(listed.match(/two\.example\.com/g)).toHaveLength(1);
});

test.each(['http://plain.example.com', '//sneaky.example.com', 'javascript:alert(1)', '*', "'unsafe-inline'", 'data:'])(
  'a server written as %s is not allowed',
  (server) => {
    expect(contentSecurityPolicy({ ...nothing, captchas: [server] })).toBe(contentSecurityPolicy(nothing));
  },
);

test('PH-05 servers of social accounts and phone-auth are allowed only where they are needed', () => {
  const identity = {
    scripts: ['https://accounts.google.com/gsi/client'],
    frames: ['https://accounts.google.com/gsi/'],
    connects: ['https://identitytoolkit.googleapis.com'],
    styles: ['https://accounts.google.com/gsi/style'],
  };
  const policy = contentSecurityPolicy({ ...nothing, identity });
  expect(valuesOf(policy, 'script-src')).toContain('https://accounts.google.com/gsi/client');
  expect(valuesOf(policy, 'frame-src')).toEqual(['https://accounts.google.com/gsi/']);
  expect(valuesOf(policy, 'connect-src')).toEqual(["'self'", 'https://identitytoolkit.googleapis.com']);
  expect(valuesOf(policy, 'style-src')).toContain('https://accounts.google.com/gsi/style');
  expect(valuesOf(policy, 'trusted-types')).toEqual(['foyer', 'dompurify', 'default']);
  for (const directive of ['default-src', 'img-src', 'font-src', 'object-src', 'form-action'])
    expect(valuesOf(policy, directive)).toEqual(valuesOf(contentSecurityPolicy(nothing), directive));
});

test('MG-02 only a page with a mini-game may frame a page of the site', () => {
  expect(valuesOf(contentSecurityPolicy(nothing), 'frame-src')).toEqual(["'none'"]);
  expect(valuesOf(contentSecurityPolicy({ ...nothing, miniGame: true }), 'frame-src')).toEqual(["'self'"]);
  expect(valuesOf(contentSecurityPolicy({ ...nothing, miniGame: false }), 'frame-src')).toEqual(["'none'"]);
});

test('GL-04 a page may frame the hosts of games and of our vendors, and of its own host only what lies under /games/', () => {
  const games = gameFrames('https://site.example', ['https://vendor.example', 'http://plain.example', '*']);
  expect(games).toEqual([
    'https://games.site.example',
    'https://vendor.site.example',
    'https://site.example/games/',
    'https://vendor.example',
  ]);
  expect(valuesOf(contentSecurityPolicy({ ...nothing, games }), 'frame-src')).toEqual(games);
  expect(gameFrames('http://192.0.2.7:8080', [])).toEqual(['http://192.0.2.7:8080/games/']);
});
