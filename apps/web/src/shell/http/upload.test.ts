// Sends a file: headers, progress, and every way to end.
import { expect, test, vi } from 'vitest';
import { createUpload } from './upload.ts';

const orderId = 'Jq3l0mE8o5V1r7dYw2xTz9AbCd';
const slipAt = '2026-11-24T12:00:00.000Z';

/** A request that the test ends by hand. */
const fakeRequest = () => {
  const headers: Record<string, string> = {};
  const request = {
    headers,
    upload: {} as { onprogress?: (event: { loaded: number; total: number }) => void },
    sent: null as unknown,
    target: '',
    status: 0,
    responseText: '',
    timeout: 0,
    onload: () => undefined as unknown,
    onerror: () => undefined as unknown,
    ontimeout: () => undefined as unknown,
    onabort: () => undefined as unknown,
    open: (method: string, path: string) => {
      request.target = `${method} ${path}`;
    },
    setRequestHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    getResponseHeader: (name: string) => (name === 'content-type' ? 'application/json' : null),
    send: (file: unknown) => {
      request.sent = file;
    },
    abort: () => request.onabort(),
    answer: (status: number, body: unknown) => {
      request.status = status;
      request.responseText = JSON.stringify(body);
      request.onload();
    },
  };
  return request;
};

const sending = (line = { online: true }) => {
  const request = fakeRequest();
  const react = vi.fn();
  const onProgress = vi.fn();
  const controller = new AbortController();
  const session = { id: '1', token: 'secret-token', merchantCode: 'aurora', userName: 'demo', type: 0 };
  const upload = createUpload({
    session: { current: () => session } as never,
    texts: { language: () => 'VI' } as never,
    react,
    createRequest: () => request as never,
    online: () => line.online,
  });
  const file = new Blob(['jpeg']);
  const outcome = upload('wallet.slip', { orderId }, file, { onProgress, signal: controller.signal });
  return { request, react, onProgress, controller, file, outcome };
};

test('the file is the body, and the member is named by the headers', async () => {
  const { request, outcome, file, onProgress } = sending();
  expect(request.target).toBe(`POST /wps/wallet/order/${orderId}/slip`);
  expect(request.sent).toBe(file);
  expect(request.headers).toEqual({
    Language: 'VI',
    Merchant: 'aurora',
    Authorization: 'secret-token',
    'Content-Type': 'application/octet-stream',
  });
  request.upload.onprogress?.({ loaded: 1, total: 3 });
  expect(onProgress).toHaveBeenCalledWith(33);
  request.answer(200, { success: true, value: { slipAt } });
  expect(await outcome).toEqual({ ok: true, value: { slipAt } });
});

test.each([
  [400, { success: false, errorCode: 'document.kind', message: 'No.' }, 'refused', 'document.kind'],
  [200, { ok: true }, 'malformed', 'answer.malformed'],
  [502, 'gateway', 'malformed', 'answer.malformed'],
])('an answer %s %j is %s: %s', async (status, body, kind, errorCode) => {
  const { request, outcome, react } = sending();
  request.answer(status, body);
  expect(await outcome).toMatchObject({ ok: false, kind, errorCode });
  expect(react).not.toHaveBeenCalled();
});

test('the end of the session is handed to the catalogue', async () => {
  const { request, outcome, react } = sending();
  request.answer(401, { success: false, errorCode: 'CUSTOMER_NOT_LOGIN', message: '' });
  expect(await outcome).toMatchObject({ errorCode: 'CUSTOMER_NOT_LOGIN' });
  expect(react).toHaveBeenCalledOnce();
});

test.each([
  ['a connection that carries nothing', true, true, { kind: 'network', errorCode: 'network' }],
  ['no connection from the beginning', false, false, { kind: 'offline' }],
  ['a connection that is lost under way', true, false, { kind: 'network', errorCode: 'offline' }],
])('%s', async (_, before, after, failed) => {
  const line = { online: before };
  const { request, outcome } = sending(line);
  line.online = after;
  request.onerror();
  expect(await outcome).toMatchObject({ ok: false, ...failed });
});

test('a file that takes too long, or is cancelled, ends as such', async () => {
  const late = sending();
  late.request.ontimeout();
  expect(await late.outcome).toMatchObject({ ok: false, kind: 'timeout' });
  const cancelled = sending();
  cancelled.controller.abort();
  expect(await cancelled.outcome).toMatchObject({ ok: false, kind: 'aborted' });
});
