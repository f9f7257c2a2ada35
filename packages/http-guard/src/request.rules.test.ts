import { describe, expect, test } from 'vitest';
import { type RequestHead, requestFault } from './request.rules.ts';

/** A request as Node's parser hands it over: names in `rawHeaders` as written, in `headers` in lower case. */
const head = (method: string, url: string, rawHeaders: readonly string[] = [], httpVersion = '1.1'): RequestHead => {
  const headers: Record<string, string> = {};
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers[rawHeaders[index]?.toLowerCase() ?? ''] = rawHeaders[index + 1] ?? '';
  return { method, url, headers, rawHeaders: [...rawHeaders], httpVersion };
};

describe('addresses', () => {
  test.each([
    '/',
    '/m/home?r=%41&x=a b'.replace(' ', '+'),
    '/m/home?backUrl=%2Fm%2F..%2Fx&bad=%E0%',
    '/m/%E4%B8%AD',
    '/%2f%2fevil.example',
    '/m/a%20b',
    "/m/~user/it's(1),;=@:$&!*",
    '/m/..a/.b./...',
    '//evil.example',
    '/?',
    '/m/home?r=a\\b?c\\',
  ])('%s is a plain address', (url) => expect(requestFault(head('GET', url))).toBeNull());

  test.each([
    'http://evil.example/m/',
    '*',
    'evil.example:443',
    '/m/home#x',
    '/m\\home',
    '/m\\home?r=1',
    '/\\evil.example?r=\\',
    '/m/home?r=\\#x',
    '/m/home?r=\\ x',
    '/m/home?r=\u0000',
    '/m/home?r=\u00f6',
    '/m/ho me',
    '/m/h\u00f6me',
    '/%6Detrics',
    '/%4d',
    '/wps/%73ystem/status',
    '/m/%2e%2e/x',
    '/m/%7euser',
    '/m/%5F',
    '/m/%30',
    '/m/%',
    '/m/%4',
    '/m/%zz',
    '/m/%00',
    '/m/%0d%0aSet-Cookie:x',
    '/m/%7f',
    '/m/%5C..%5cx',
    '/wps/../metrics',
    '/wps/.',
    '/..',
  ])('%s is refused', (url) => expect(requestFault(head('GET', url))).toBe('target'));
});

describe('headers that may occur once', () => {
  test.each([
    'Host',
    'Content-Length',
    'Transfer-Encoding',
    'Content-Type',
    'Authorization',
    'Merchant',
    'X-RSA',
    'Idempotency-Key',
  ])('a second %s is refused, in any case of letters', (name) => {
    const twice = [name, '1', name.toUpperCase(), '1'];
    expect(requestFault(head('POST', '/wps/x', twice))).toBe('header.repeated');
  });

  test('others may occur twice', () => {
    const twice = ['Cookie', 'a=1', 'cookie', 'b=2', 'Accept', 'x', 'accept', 'y'];
    expect(requestFault(head('POST', '/wps/x', twice))).toBeNull();
  });
});

describe('bodies', () => {
  const length = (value: string) => ['Content-Length', value];
  const encoding = (value: string) => ['Transfer-Encoding', value];

  test.each([length('0'), length('5'), length('1234567890123456'), encoding('chunked'), encoding('Chunked')])(
    '%s: %s is an unambiguous body',
    (...header) => expect(requestFault(head('POST', '/x', header))).toBeNull(),
  );

  test.each([
    length('+5'),
    length('-5'),
    length('05'),
    length('0x5'),
    length('5, 5'),
    length('5 5'),
    length(''),
    length('12345678901234567'),
    encoding('chunked, identity'),
    encoding('identity, chunked'),
    encoding('gzip, chunked'),
    encoding('xchunked'),
    encoding('identity'),
    encoding('chunked, chunked'),
    encoding(''),
    [...length('5'), ...encoding('chunked')],
    [...encoding('chunked'), ...length('0')],
  ])('%s: %s %s %s is refused', (...header) => expect(requestFault(head('POST', '/x', header))).toBe('framing'));

  test('an encoding is unknown to HTTP/1.0', () =>
    expect(requestFault(head('POST', '/x', encoding('chunked'), '1.0'))).toBe('framing'));

  test.each(['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'])('%s has none', (method) => {
    expect(requestFault(head(method, '/x', length('5')))).toBe('body.unexpected');
    expect(requestFault(head(method, '/x', encoding('chunked')))).toBe('body.unexpected');
    expect(requestFault(head(method, '/x', length('0')))).toBeNull();
    expect(requestFault(head(method, '/x'))).toBeNull();
  });
});

describe('the Connection header', () => {
  test.each(['close', 'keep-alive', 'Upgrade, HTTP2-Settings', 'TE', 'x-mine', ''])('"%s" may be named', (value) =>
    expect(requestFault(head('GET', '/x', ['Connection', value]))).toBeNull(),
  );

  test.each([
    'content-length',
    'keep-alive, Content-Length',
    'close,HOST',
    'Authorization',
    'transfer-encoding',
    ' merchant ',
    'cookie',
    'x-forwarded-for',
    'x-digest',
  ])('"%s" is refused', (value) =>
    expect(requestFault(head('GET', '/x', ['Connection', value]))).toBe('connection.names.header'),
  );
});
