// What is sent to Google for the operator's app, and what its answers mean. The key is real, Google is not.
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { createFirebaseSender } from './firebase.ts';

const notice = { title: 'Aurora', body: 'Your ticket won.', path: '/m/member/bets', tag: 'ticketWon.7' };
const MINUTE = 60_000;

interface Request {
  readonly url: string;
  readonly authorization: string | null;
  readonly body: string;
}

const keys = generateKeyPair('RS256', { extractable: true });

async function scene() {
  const { privateKey, publicKey } = await keys;
  const requests: Request[] = [];
  const google = { now: 0, login: 200, status: 200, answer: '{"name":"projects/aurora-app/messages/1"}', tokens: 0 };
  const answer = async (input: string | URL | globalThis.Request, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    const authorization = new Headers(init?.headers).get('authorization');
    requests.push({ url, authorization, body: String(init?.body) });
    if (google.status === 0) throw new TypeError('fetch failed');
    if (!url.endsWith('/token')) return new Response(google.answer, { status: google.status });
    google.tokens += 1;
    return Response.json({ access_token: `token-${google.tokens}` }, { status: google.login });
  };
  const account = {
    project: 'aurora-app',
    email: 'push@aurora-app.iam.gserviceaccount.com',
    privateKey: await exportPKCS8(privateKey),
  };
  const send = createFirebaseSender(account, answer, () => google.now);
  return { google, requests, publicKey, push: () => send('device-of-the-app', notice) };
}

test('PU-02 the operator signs in with its service account, and the notice goes to the device', async () => {
  const { requests, publicKey, push } = await scene();
  expect(await push()).toBe('taken');
  const [login, message] = requests;
  expect(login?.url).toBe('https://oauth2.googleapis.com/token');
  const form = new URLSearchParams(login?.body);
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
    issuer: 'push@aurora-app.iam.gserviceaccount.com',
    audience: 'https://oauth2.googleapis.com/token',
  });
  expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging');
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  expect(message).toMatchObject({
    url: 'https://fcm.googleapis.com/v1/projects/aurora-app/messages:send',
    authorization: 'Bearer token-1',
  });
  expect(JSON.parse(message?.body ?? '')).toEqual({
    message: {
      token: 'device-of-the-app',
      notification: { title: 'Aurora', body: 'Your ticket won.' },
      data: { path: '/m/member/bets' },
      android: { ttl: '86400s', notification: { tag: 'ticketWon.7' } },
    },
  });
});

test('an access token serves for fifty minutes', async () => {
  const { google, push } = await scene();
  await push();
  google.now = 50 * MINUTE;
  await push();
  expect(google.tokens).toBe(1);
  google.now = 50 * MINUTE + 1;
  await push();
  expect(google.tokens).toBe(2);
});

test('an access token that Google no longer takes is asked for anew', async () => {
  const { google, push } = await scene();
  google.status = 401;
  expect(await push()).toBe('failed');
  google.status = 200;
  expect(await push()).toBe('taken');
  expect(google.tokens).toBe(2);
});

const unregistered = '{"error":{"code":404,"status":"NOT_FOUND","details":[{"errorCode":"UNREGISTERED"}]}}';
const noProject = '{"error":{"code":404,"status":"NOT_FOUND","message":"Requested entity was not found."}}';
test.each([
  ['a device that has removed the app', 404, unregistered, 'gone'],
  ['a project that does not exist, whose devices are kept', 404, noProject, 'failed'],
  ['a token that is none', 400, '{"error":{"status":"INVALID_ARGUMENT"}}', 'refused'],
  ['too many messages', 429, '', 'failed'],
  ['a service that is down', 503, '', 'failed'],
  ['no connection', 0, '', 'failed'],
])('%s', async (_, status, answer, pushed) => {
  const { google, push } = await scene();
  Object.assign(google, { status, answer });
  expect(await push()).toBe(pushed);
});

test('without an access token nothing is sent', async () => {
  const { google, requests, push } = await scene();
  google.login = 400;
  expect(await push()).toBe('failed');
  expect(requests).toHaveLength(1);
});
