// Which servers the page's policy lets in.
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const nothing = { scripts: [], styles: [], images: [], captchas: [] };

/** The values of one directive. */
const valuesOf = (policy: string, name: string): string[] =>
  (policy.split('; ').find((rule) => rule.startsWith(`${name} `)) ?? '').split(' ').slice(1);

test('CW-06 captcha servers of the site itself widen nothing', () => {
  const ours = { ...nothing, captchas: ['/wps/captcha/s1', '/wps/captcha/s2', '/wps/captcha/s3'] };
  expect(contentSecurityPolicy(ours)).toBe(contentSecurityPolicy(nothing));
});

test.each(['script-src', 'style-src', 'img-src', 'connect-src'])(
  "CW-06 a vendor's captcha server is let into %s by exactly its origin",
  (directive) => {
    const vendor = { ...nothing, captchas: ['https://static.example.com/v4/', 'https://two.example.com:8443'] };
    const widened = valuesOf(contentSecurityPolicy(vendor), directive);
    const before = valuesOf(contentSecurityPolicy(nothing), directive);
    expect(widened).toEqual([...before, 'https://static.example.com', 'https://two.example.com:8443']);
  },
);

test("nothing else is widened, and the vendor's further scripts have a policy of their own", () => {
  const vendor = contentSecurityPolicy({ ...nothing, captchas: ['https://static.example.com'] });
  for (const directive of ['default-src', 'font-src', 'worker-src', 'object-src', 'base-uri', 'form-action'])
    expect(valuesOf(vendor, directive)).toEqual(valuesOf(contentSecurityPolicy(nothing), directive));
  expect(valuesOf(vendor, 'trusted-types')).toEqual(['foyer', 'default']);
  expect(valuesOf(contentSecurityPolicy(nothing), 'trusted-types')).toEqual(['foyer']);
});

test.each(['http://plain.example.com', '//sneaky.example.com', 'javascript:alert(1)', '*', "'unsafe-inline'", 'data:'])(
  'a server written as %s lets nobody in',
  (server) => {
    expect(contentSecurityPolicy({ ...nothing, captchas: [server] })).toBe(contentSecurityPolicy(nothing));
  },
);
