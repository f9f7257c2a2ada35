// A fake vendor for tests, from its documentation; each behaviour names its source.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STUB_ID = 'c9c4facd1a6feeb80802222cbb74ca8e';
export const STUB_KEY = 'e4e298788aa8c768397639deb9b249a9';
/** The answer of API 1 in the documentation's form: 32 hexadecimal digits. */
export const RAW_CHALLENGE = '2cdb0dcb2a5f4a5fa1ba1bc0bf0ac0d3';
/** gt3-server-node-express-sdk 3.1.1, buildRegisterResult: md5 of the raw challenge and the key. */
export const CHALLENGE = createHash('md5')
  .update(RAW_CHALLENGE + STUB_KEY)
  .digest('hex');

/** Ways in which a vendor fails its customers. */
export type Mood = 'well' | 'broken' | 'garbage' | 'silent' | 'moved' | 'runtime';

export interface VendorRequest {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface VendorStub {
  readonly api: string;
  readonly requests: readonly VendorRequest[];
  readonly feel: (mood: Mood) => void;
  readonly close: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
};

type Fields = Readonly<Record<string, string>>;
const used = (known: Set<string>, name: string | undefined): boolean => {
  const before = known.has(name ?? '');
  known.add(name ?? '');
  return before;
};

const answers = (spent: Set<string>): Readonly<Record<string, (fields: Fields) => unknown>> => ({
  // docs.geetest.com/captcha/apirefer/api/server: gt, digestmod, json_format → {"challenge": …}; "0" for an id that is not served.
  '/register.php': ({ gt, json_format }) => ({
    challenge: gt === STUB_ID && json_format === '1' ? RAW_CHALLENGE : '0',
  }),
  // The same page: challenge, seccode, captchaid, json_format → {"seccode": …}, "false" where it did not pass. A challenge "can be used only
  // once" (docs.geetest.com/captcha/help/glossary).
  '/validate.php': ({ captchaid, challenge, seccode }) => {
    const passed = captchaid === STUB_ID && seccode === 'good|jordan' && !used(spent, challenge);
    return { seccode: passed ? createHash('md5').update(seccode).digest('hex') : 'false' };
  },
  // docs.geetest.com/BehaviorVerification/apirefer/api/server: five fields and sign_token, HMAC-SHA256 of lot_number under the key, in hex
  // → {"result", "reason", "captcha_args"}; codes from docs.geetest.com/gt4/apirefer/errorcode/server.
  '/validate': ({ captcha_id, lot_number, pass_token, gen_time, sign_token }) => {
    if (captcha_id !== STUB_ID) return { status: 'error', code: '-50103', msg: 'not captcha' };
    if (!lot_number) return { status: 'error', code: '-50302', msg: 'not lot_number' };
    if (!/^\d+$/.test(gen_time ?? '')) return { status: 'error', code: '-50005', msg: 'illegal gen_time' };
    const signed = sign_token === createHmac('sha256', STUB_KEY).update(lot_number).digest('hex');
    if (!signed || pass_token !== 'good')
      return { status: 'success', result: 'fail', reason: 'pass_token error', captcha_args: {} };
    if (used(spent, lot_number)) return { status: 'error', code: '-50003', msg: 'illegal verify' };
    return { status: 'success', result: 'success', reason: '', captcha_args: { used_type: 'slide' } };
  },
});

const misbehave = (mood: Mood, response: ServerResponse): boolean => {
  if (mood === 'silent') return true;
  if (mood === 'broken') response.writeHead(502).end('bad gateway');
  if (mood === 'garbage') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>');
  if (mood === 'moved') response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end();
  if (mood === 'runtime') response.end(JSON.stringify({ status: 'error', code: '-50000', msg: 'runtime error' }));
  return mood !== 'well';
};

export const startVendorStub = async (): Promise<VendorStub> => {
  const requests: VendorRequest[] = [];
  const known = answers(new Set());
  let mood: Mood = 'well';
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const form = new URLSearchParams(await bodyOf(request));
    const fields = { ...Object.fromEntries(searchParams), ...Object.fromEntries(form) };
    requests.push({ path: pathname, fields });
    if (misbehave(mood, response)) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(known[pathname]?.(fields) ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: requests,
    feel: (next) => {
      mood = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
