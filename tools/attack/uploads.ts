// Hostile files for every call that takes one. They are judged by their own bytes, and a slow one keeps nobody out.
import { randomBytes } from 'node:crypto';
import { type UploadCallName, uploadCalls } from '@foyer/contract/uploads';
import { type Caller, createCaller, withoutCaptcha } from './caller.ts';
import { type Answer, brief, describe, type Sent, send } from './client.ts';
import { judgeForm, leakIn } from './fuzz-judge.ts';
import { openSlow, type SlowKind } from './slow-senders.ts';
import type { Attack, Suite } from './suite.ts';
import { type UploadCase, uploadCases } from './upload-cases.ts';

/** The platform takes thirty files of a member in a day. */
const FILES_OF_MEMBER = 25;
const SLOW_SENDERS = 20;
/** A sender that is not done by then is cut off. */
const CUT_BY_MS = 25_000;
const MANY = '1000000';
const ID_BYTES = 16;

interface Sender {
  readonly token: string;
  /** An order that waits for its slip. */
  readonly orderId: string;
  /** The session of the member's chat. */
  readonly chatToken: string;
}

/** Registers a member with a bank transfer that waits. */
async function createSender(caller: Caller, name: string): Promise<Sender> {
  const token = await caller.register(name);
  const order = await caller.call('wallet.deposit', { method: 'bank', amount: '5000' }, { token });
  const { orderId } = (order.form?.value ?? {}) as { orderId?: string };
  if (!orderId) throw new Error(`There is no order that waits for a slip: ${brief(order)}`);
  const form = { b2c: true, title: 'Help', backUrl: '/m/home', language: 'en-US' };
  const launched = await caller.call('relay.launchChat', form, { token });
  const { chatUrl = '' } = (launched.form?.value ?? {}) as { chatUrl?: string };
  const code = URL.canParse(chatUrl) ? (new URL(chatUrl).searchParams.get('code') ?? '') : '';
  const entered = await caller.call('chat.enter', { code });
  const { session: chatToken } = (entered.form?.value ?? {}) as { session?: string };
  if (!chatToken) throw new Error(`The chat does not open: ${brief(entered)}`);
  return { token, orderId, chatToken };
}

const pathOf = (name: UploadCallName, parameter: string): string =>
  uploadCalls[name].path.replaceAll(/\{\w+\}/g, () => parameter);

const honestParameter = (name: UploadCallName, { orderId }: Sender): string => {
  if (name === 'wallet.slip') return orderId;
  // An id that was used is answered with its message.
  return name === 'chat.sendPicture' ? randomBytes(ID_BYTES).toString('base64url') : 'selfie';
};

interface Sessions {
  readonly forged: string;
  readonly 'of another operator': string;
}

function requestOf(port: number, name: UploadCallName, each: UploadCase, sender: Sender, sessions: Sessions): Sent {
  const { body, type = 'image/jpeg', parameter, query = '', method = 'POST', origin, session } = each;
  const own = name === 'chat.sendPicture' ? sender.chatToken : sender.token;
  const token = session === undefined ? own : session === 'none' ? undefined : sessions[session];
  return {
    port,
    method,
    path: pathOf(name, parameter ?? honestParameter(name, sender)) + query,
    headers: {
      Merchant: 'aurora',
      Language: 'EN',
      ...(type && { 'Content-Type': type }),
      ...(token && { Authorization: token }),
      ...(origin && { Origin: origin }),
    },
    ...(method !== 'GET' && { body }),
  };
}

/** Returns the fault of an answer, or null. */
function faultOf({ answers }: UploadCase, answer: Answer): string | null {
  const { status, form, text } = answer;
  const leak = status >= 400 && leakIn(text);
  if (leak) return `answers with ${leak}`;
  if (status >= 500) return `answers ${status}`;
  if (answers === null) return status >= 400 ? null : 'is taken';
  const outcome = form?.success ? 'done' : (form?.errorCode ?? '');
  if (!answers.some((code) => code === outcome)) return `answers ${outcome || status}`;
  return judgeForm(answer);
}

/** The chat runs in a frame that may have no origin: every page may call it, with the chat's session, which only the frame has. */
const fits = (name: UploadCallName, only: UploadCallName | undefined, origin: string | undefined): boolean =>
  (only === undefined || only === name) && (origin === undefined || name !== 'chat.sendPicture');

/** Sends every case to every call one by one, each group of them as a member who has not used up the files of the day. */
async function sendAll(attack: Attack, caller: Caller, sessions: Sessions): Promise<void> {
  const names = Object.keys(uploadCalls) as UploadCallName[]; // the keys of this very table
  const cases = await uploadCases();
  const all = names.flatMap((name) =>
    cases.filter(({ only, origin }) => fits(name, only, origin)).map((each) => ({ name, each })),
  );
  for (let from = 0; from < all.length; from += FILES_OF_MEMBER) {
    const sender = await createSender(caller, `files${from}${attack.random.text(6)}`);
    for (const { name, each } of all.slice(from, from + FILES_OF_MEMBER)) {
      const request = requestOf(caller.port, name, each, sender, sessions);
      const answer = await send(request).catch((error: Error) => error);
      attack.sent();
      const shown = describe({ ...request, body: `${each.name}, ${each.body.length} bytes` });
      const fault = answer instanceof Error ? answer.message : faultOf(each, answer);
      if (fault) attack.finding(`${name}: ${each.name} ${fault}`, shown, answer instanceof Error ? '' : brief(answer));
    }
  }
}

/** A picture that comes a byte at a time, from a member who may send it. */
const slowPicture = ({ token }: Sender): SlowKind => ({
  name: 'a picture a byte at a time',
  begin: (port) =>
    [
      `POST ${pathOf('security.identityDocument', 'selfie')} HTTP/1.1`,
      `Host: localhost:${port}`,
      'Merchant: aurora',
      `Authorization: ${token}`,
      'Content-Type: image/jpeg',
      'Content-Length: 90000',
      '\r\n',
    ].join('\r\n'),
  drip: 'a'.repeat(200),
  isHalfClosed: false,
});

/** Slow bodies of one member leave room for another member's picture, and are cut off. */
async function sendSlowly(attack: Attack, caller: Caller, sessions: Sessions): Promise<void> {
  const slow = slowPicture(await createSender(caller, `slow${attack.random.text(6)}`));
  const other = await createSender(caller, `quick${attack.random.text(6)}`);
  const senders = Array.from({ length: SLOW_SENDERS }, () => openSlow(caller.port, slow));
  const opened = performance.now();
  attack.sent(senders.length);
  const honest = (await uploadCases()).at(-1);
  if (!honest) return;
  const request = requestOf(caller.port, 'security.identityDocument', honest, other, sessions);
  const answer = await send(request).catch((error: Error) => ({ status: 0, text: error.message }));
  attack.sent();
  if (answer.status !== 200)
    attack.finding(
      `slow pictures of one member keep another one’s out`,
      describe({ ...request, body: '' }),
      brief(answer),
    );
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, CUT_BY_MS - (performance.now() - opened))));
  for (const { socket, isClosed } of senders) {
    if (!isClosed())
      attack.finding(
        `a slow upload is not cut off within ${CUT_BY_MS / 1000} s`,
        slow.begin(caller.port),
        'the connection is open',
      );
    socket.destroy();
  }
}

async function run(attack: Attack): Promise<void> {
  const { port } = await attack.start({
    env: { REGISTER_LIMIT_IP: MANY, REGISTER_LIMIT_DEVICE: MANY, LOGIN_LIMIT_IP: MANY },
    change: withoutCaptcha,
  });
  const aurora = await createCaller({ port, operator: 'aurora' });
  const lotus = await createCaller({ port, operator: 'lotus' });
  const sessions: Sessions = {
    forged: randomBytes(32).toString('base64url'),
    'of another operator': await lotus.logIn(),
  };
  await Promise.all([sendAll(attack, aurora, sessions), sendSlowly(attack, aurora, sessions)]);
}

export const uploads: Suite = {
  name: 'uploads',
  tries:
    'wrong, huge, double, cut and slow files, and requests without their parts, at every call that takes a picture',
  run,
};
