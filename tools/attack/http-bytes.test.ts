import { describe, expect, test } from 'vitest';
import { readAnswers, readRequest } from './http-bytes.ts';

const get = (rest = '') => `GET /wps/a HTTP/1.1\r\nHost: localhost\r\n${rest}\r\n`;
const faultsOf = (text: string) => {
  const read = readRequest(text);
  return read === null || read === 'bare' ? read : read.request.faults;
};

describe('a strict parser of requests', () => {
  test('reads one request and leaves the next one', () => {
    const first = 'POST /wps/a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc';
    const read = readRequest(first + get());
    expect(read).toMatchObject({ request: { method: 'POST', target: '/wps/a', body: 'abc', faults: [] } });
    expect(read).toMatchObject({ end: first.length });
  });

  test('joins chunks and finds the end after trailers', () => {
    const text =
      'POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\nX-T: 1\r\n\r\n';
    expect(readRequest(`${text}GET`)).toMatchObject({ request: { body: 'abcd', faults: [] }, end: text.length });
  });

  test.each([
    ['a body without a head', 'hello=1\r\n\r\n'],
    ['the rest of a chunked body', '5\r\nhello\r\n0\r\n\r\n'],
    ['a request line with a bare line feed', 'GET / HTTP/1.0\nHost: x\r\n\r\n'],
  ])('finds that no request starts with %s', (_, text) => {
    expect(readRequest(text)).toBe('bare');
  });

  test('waits for the rest of a request that has only started', () => {
    for (const end of [1, 3, 10, 30]) expect(readRequest(get().slice(0, end))).toBeNull();
    expect(readRequest('POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabc')).toBeNull();
  });

  test.each([
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 0\r\n', 'more than one content-length'],
    ['a signed length', 'Content-Length: +5\r\n', 'a content-length that is no number'],
    [
      'length and chunks',
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      'content-length beside transfer-encoding',
    ],
    ['another coding', 'Transfer-Encoding: xchunked\r\n', 'a transfer-encoding other than chunked'],
    ['a body on GET', 'Content-Length: 1\r\n', 'a body where the method has none'],
    ['two hosts', 'Host: other\r\n', '2 Host headers'],
    ['a fold', ' more\r\n', 'a folded header line'],
    ['a space before the colon', 'X-A : 1\r\n', 'a header name that is no token'],
    ['a NUL', 'X-A: \0\r\n', 'a control character in a header'],
    ['a bare line feed', 'X-A: 1\nX-B: 2\r\n', 'a control character in a header'],
  ])('reports %s', (_, lines, fault) => {
    expect(faultsOf(`${get(lines)}0\r\n\r\n`)).toContain(fault);
  });

  test('reports nothing for a clean request', () => {
    expect(faultsOf(get('X-Any: value\r\n'))).toEqual([]);
  });
});

describe('the answers on a connection', () => {
  test('are separated by length and chunks, without the interim ones', () => {
    const bytes = Buffer.from(
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok' +
        'HTTP/1.1 400 Bad Request\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Le',
    );
    expect(readAnswers(bytes).map(({ status, body }) => [status, body])).toEqual([
      [200, 'ok'],
      [400, 'x'],
    ]);
  });

  test('to HEAD have no body, with any length', () => {
    const bytes = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nHTTP/1.1 304 X\r\n\r\n');
    expect(readAnswers(bytes, true).map(({ status }) => status)).toEqual([200, 304]);
  });
});
