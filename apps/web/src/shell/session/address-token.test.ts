import { expect, test, vi } from 'vitest';
import { failure } from '../http/failure.ts';
import type { SessionInfo } from '../shell.ts';
import { takeAddressToken } from './address-token.ts';

const answer = {
  id: 'm2',
  token: 'fresh',
  userName: 'mia',
  customerType: 0 as const,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
};
const ok = { ok: true, value: answer };
const no = (code: string, status = 400) => failure('refused', code, { status });
const member = {
  id: 'm1',
  token: 'old',
  merchantCode: 'aurora',
  userName: 'demo',
  type: 0,
  firstTimeLogin: false,
  restricted: false,
};

interface Given {
  readonly current?: SessionInfo | null;
  readonly wish?: boolean;
  /** User name of the log-in that this device remembers. */
  readonly remembered?: string;
  /** The token of the address. */
  readonly given?: string;
}

const CODE = 'given-code-of-22-signs';

function scene(
  answers: Record<string, unknown>,
  { current = null, wish = true, remembered, given = CODE }: Given = {},
) {
  const sent: string[] = [];
  const start = vi.fn();
  const discard = vi.fn();
  const confirmSwitch = vi.fn(async () => wish);
  const sendAs = async (name: string, _input: unknown, options: { token?: string } = {}) => {
    sent.push(options.token ? `${name} as ${options.token}` : name);
    return answers[name];
  };
  // A fake that answers by name; the types of a hundred calls are not at stake here.
  const transport = { sendAs } as never;
  const taken = takeAddressToken(given, {
    transport,
    session: { current: () => current, start },
    isRemembered: (userName) => userName === remembered,
    confirmSwitch,
    discard,
    deviceId: () => 'd',
  });
  return { taken, sent, start, discard, confirmSwitch };
}

test('RT-12 a hand-off code is exchanged for a session', async () => {
  const { taken, sent, start, confirmSwitch } = scene({ 'session.handoff': ok });
  await taken;
  expect(sent).toEqual(['session.handoff']);
  expect(start).toHaveBeenCalledWith(answer, { throughLink: true });
  expect(confirmSwitch).not.toHaveBeenCalled();
});

test('RT-12 a session token of an old link is checked with member info and replaced', async () => {
  const { taken, sent, start } = scene({
    'session.handoff': no('handoff.invalid'),
    'member.info': { ok: true, value: {} },
    'session.rotate': ok,
  });
  await taken;
  expect(sent).toEqual(['session.handoff', `member.info as ${CODE}`, `session.rotate as ${CODE}`]);
  expect(start).toHaveBeenCalledWith(answer, { throughLink: true });
});

const info = { id: 'm2', userName: 'mia', type: 1, firstTimeLogin: false, passwordChangeRequired: false };
const absent = failure('malformed', 'answer.malformed', { status: 404 });

test('RT-12 a back end without hand-off keeps its token once member info accepts it', async () => {
  const answers = { 'session.handoff': absent, 'member.info': { ok: true, value: info }, 'session.rotate': absent };
  const { taken, start } = scene(answers);
  await taken;
  expect(start).toHaveBeenCalledWith({ ...answer, token: CODE, customerType: 1 }, { throughLink: true });
});

/** No code, and a token that member info accepts. */
const afterInfo = (rotation: unknown) =>
  scene({
    'session.handoff': no('handoff.invalid'),
    'member.info': { ok: true, value: info },
    'session.rotate': rotation,
  });

const page = (status: number) => failure('malformed', 'answer.malformed', { status });

test.each([
  ['refuses the visitor', no('login.not.session', 401)],
  ['forbids it', page(403)],
  ['calls it bad input', no('bad.request', 400)],
  ['is not there, in its words', page(501)],
  ['answers a page', page(200)],
  ['answers a refusal without a code', no('unknown_error', 200)],
])('RT-12 a back end whose hand-off %s has member info prove the token', async (_, handoff) => {
  const { taken, sent, start } = scene({
    'session.handoff': handoff,
    'member.info': { ok: true, value: info },
    'session.rotate': absent,
  });
  await taken;
  expect(sent[1]).toBe(`member.info as ${CODE}`);
  expect(start).toHaveBeenCalledWith({ ...answer, token: CODE, customerType: 1 }, { throughLink: true });
});

test.each([
  ['has no answer', failure('timeout', 'ECONNABORTED')],
  ['had no connection', failure('offline', 'offline')],
  ['could not be sealed', failure('aborted', 'Missing Encryption')],
  ['is one of too many', no('TOO_MANY_REQUEST', 429)],
  ['did not reach the back end', page(502)],
  ['took too long', page(408)],
  ['failed in the platform', no('unknown_error', 500)],
  ['met a fault of a network of copies', page(522)],
  ['comes to a closed site', no('maintenance', 503)],
])('RT-12 a code whose hand-off %s may still be good, and leaves no sealed call', async (_, handoff) => {
  const { taken, sent, start } = scene({ 'session.handoff': handoff });
  await taken;
  expect(sent).toEqual(['session.handoff']);
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ['forbidden', no('any.code', 403)],
  ['refused', no('unknown_error', 400)],
  ['answered by a page', page(200)],
  ['not there', page(501)],
  ['one of too many', no('TOO_MANY_REQUEST', 429)],
  ['on a closed site', no('maintenance', 503)],
])('RT-12 a token that member info has accepted is kept where its rotation is %s', async (_, rotation) => {
  const { taken, start } = afterInfo(rotation);
  await taken;
  expect(start).toHaveBeenCalledWith({ ...answer, token: CODE, customerType: 1 }, { throughLink: true });
});

test.each([
  ['had no answer', failure('timeout', 'ECONNABORTED')],
  ['had its answer lost by the proxy', page(504)],
  ['had its answer lost behind the proxy', page(502)],
])('RT-12 a token whose rotation %s may be another one by now, and starts nothing', async (_, rotation) => {
  const { taken, start } = afterInfo(rotation);
  await taken;
  expect(start).not.toHaveBeenCalled();
});

test('RT-12 a token of another form is never sent as a hand-off code', async () => {
  const { taken, sent } = scene(
    { 'member.info': { ok: true, value: info }, 'session.rotate': ok },
    { given: 'eyJh.eyJz.c2ln' },
  );
  await taken;
  expect(sent).toEqual(['member.info as eyJh.eyJz.c2ln', 'session.rotate as eyJh.eyJz.c2ln']);
});

test.each([
  ['that ends before its rotation', no('CUSTOMER_NOT_LOGIN', 401)],
  ['whose rotation may have been served', failure('timeout', 'ECONNABORTED')],
])('RT-12 a token %s is ignored', async (_, rotation) => {
  const { taken, start } = afterInfo(rotation);
  await taken;
  expect(start).not.toHaveBeenCalled();
});

test.each([
  [
    'neither a code nor a session',
    { 'session.handoff': no('handoff.invalid'), 'member.info': no('CUSTOMER_NOT_LOGIN', 401) },
  ],
])('RT-12 a token that is %s is ignored', async (_, answers) => {
  const { taken, start } = scene(answers);
  await taken;
  expect(start).not.toHaveBeenCalled();
});

test('a switch of members is confirmed first: staying keeps the session and ends the new one', async () => {
  const { taken, start, discard, confirmSwitch } = scene({ 'session.handoff': ok }, { current: member, wish: false });
  await taken;
  expect(confirmSwitch).toHaveBeenCalledWith('demo', 'mia');
  expect(start).not.toHaveBeenCalled();
  expect(discard).toHaveBeenCalledWith('fresh');
});

test('switching starts the new session, whose start ends the old one', async () => {
  const { taken, start, discard } = scene({ 'session.handoff': ok }, { current: member });
  await taken;
  expect(start).toHaveBeenCalledWith(answer, {});
  expect(discard).not.toHaveBeenCalled();
});

test('the same member sees no question and keeps one session of the two', async () => {
  const { taken, start, discard, confirmSwitch } = scene(
    { 'session.handoff': ok },
    { current: { ...member, id: 'm2' } },
  );
  await taken;
  expect(confirmSwitch).not.toHaveBeenCalled();
  expect(start).toHaveBeenCalled();
  expect(discard).toHaveBeenCalledExactlyOnceWith('old');
});

const sameMember = { ...member, id: 'm2' };

test.each([
  ['a visitor is still unconfirmed', {}, { throughLink: true }],
  ['a visitor on a device of another member is still unconfirmed', { remembered: 'demo' }, { throughLink: true }],
  ['a visitor on a device that remembers the log-in is confirmed', { remembered: 'mia' }, {}],
  ['the logged-in member is confirmed', { current: sameMember }, {}],
  [
    'a second link of the same member confirms nothing',
    { current: { ...sameMember, throughLink: true } },
    { throughLink: true },
  ],
  ['another member, chosen in the dialog, is confirmed', { current: member }, {}],
] as const)('the member of a link: %s', async (_, given, how) => {
  const { taken, start } = scene({ 'session.handoff': ok }, given);
  await taken;
  expect(start).toHaveBeenCalledExactlyOnceWith(answer, how);
});
