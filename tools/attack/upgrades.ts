// Upgrades that fail: what comes behind one must reach nobody, and every other path serves as if there had been no wish.
import { CHAT_LIVE_PATH } from '@foyer/contract/sub-hosts';
import { send } from './client.ts';
import { exchange, printable } from './raw-socket.ts';
import { markersIn, type SmugglingTarget } from './recording-backend.ts';
import type { Attack } from './suite.ts';

const ANSWER_WITHIN_MS = 20_000;

interface UpgradeAttack {
  readonly name: string;
  /** `refuse`: the connection ends. `serve`: the wish is passed over. `pass`: the back end is asked, and decides. */
  readonly duty: 'refuse' | 'serve' | 'pass';
  readonly method?: string;
  readonly path?: string;
  readonly version?: string;
  /** In place of the lines of a sound handshake, by the beginning of theirs. */
  readonly without?: string;
  readonly more?: readonly string[];
  readonly body?: string;
  /** What comes behind is a request that stands on its own: a proxy in front reads it as one, and may. */
  readonly standsAlone?: true;
}

/** `{smuggled}` is a request of the attack's own. */
const attacks: readonly UpgradeAttack[] = [
  // The origin alone reaches the back end: it carries the marker. The recording back end refuses by answering 200.
  { name: 'a sound handshake that the back end refuses', duty: 'pass', more: ['Origin: https://{marker}.example'] },
  { name: 'a handshake to another path', duty: 'serve', path: '/chat/api/other' },
  { name: 'a handshake to the path with a query', duty: 'serve', path: `${CHAT_LIVE_PATH}?a=1` },
  {
    name: 'a handshake to a call',
    duty: 'serve',
    method: 'POST',
    path: '/chat/api/state',
    body: '{}',
    more: ['Content-Length: 2'],
  },
  { name: 'HTTP/2 without TLS', duty: 'serve', path: '/chat/api/other', without: 'Upgrade', more: ['Upgrade: h2c'] },
  { name: 'another protocol on the path', duty: 'refuse', without: 'Upgrade', more: ['Upgrade: h2c'] },
  { name: 'another version', duty: 'refuse', without: 'Sec-WebSocket-Version', more: ['Sec-WebSocket-Version: 7'] },
  { name: 'no version', duty: 'refuse', without: 'Sec-WebSocket-Version' },
  { name: 'no key', duty: 'refuse', without: 'Sec-WebSocket-Key' },
  { name: 'two keys', duty: 'refuse', more: ['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='] },
  { name: 'POST', duty: 'refuse', method: 'POST' },
  { name: 'a body', duty: 'refuse', more: ['Content-Length: {length}'], body: '{smuggled}' },
  {
    name: 'chunks',
    duty: 'refuse',
    more: ['Transfer-Encoding: chunked'],
    body: '0\r\n\r\n{smuggled}',
    standsAlone: true,
  },
  {
    name: 'a request behind a refused handshake',
    duty: 'refuse',
    without: 'Sec-WebSocket-Version',
    body: '{smuggled}',
    standsAlone: true,
  },
  { name: 'a request behind a sound handshake', duty: 'refuse', body: '{smuggled}', standsAlone: true },
];

const HANDSHAKE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

const bytesOf = (attack: UpgradeAttack, host: string, marker: string): Buffer => {
  const { method = 'GET', path = CHAT_LIVE_PATH, without = '-', more = [], body = '' } = attack;
  const smuggled = `GET /chat/api/smuggled?marker=${marker} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `X-Marker: ${marker}`,
    ...HANDSHAKE.filter((line) => !line.startsWith(`${without}:`)),
    ...more.map((line) => line.replace('{length}', String(smuggled.length)).replace('{marker}', marker)),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body.replace('{smuggled}', smuggled)}`, 'latin1');
};

/** Sends every failed upgrade to the chat's host of a target, and a victim's request behind each. */
export async function attackUpgrades(attack: Attack, target: SmugglingTarget): Promise<void> {
  const { port, backend, isBehindProxy = false } = target;
  const host = `chat.${target.host}`;
  for (const [number, each] of attacks.entries()) {
    const [marker, victim] = [`m9${number}000z`, `v9${number}000z`];
    const bytes = bytesOf(each, host, marker);
    const { answers, ending } = await exchange({ port, bytes, silenceMs: isBehindProxy ? 3_000 : ANSWER_WITHIN_MS });
    const served = await send({
      port,
      path: `/chat/api/victim?marker=${victim}`,
      headers: { Host: host },
      timeoutMs: ANSWER_WITHIN_MS,
    }).then(
      ({ status, text }) => `${status} ${text}`,
      (error: Error) => error.message,
    );
    attack.sent(2);
    const status = answers[0]?.status ?? 0;
    const request = `${each.name}\n${printable(bytes)}`;
    const outcome = status ? `${status} ${answers[0]?.body.slice(0, 120)}` : `no answer (${ending})`;
    const arrived = backend.arrivals(marker);
    const isUpgrade = arrived.some(({ request: read }) =>
      read?.headers.some(([name]) => name.toLowerCase() === 'upgrade'),
    );
    const mayArrive = isBehindProxy && each.standsAlone;
    if (!mayArrive && arrived.some(({ request: read }) => read === null || read.target.includes('smuggled')))
      attack.finding('a request behind a failed upgrade reaches the back end', request, outcome);
    if (each.duty === 'refuse' && !isBehindProxy && ![400, 426].includes(status))
      attack.finding('an upgrade that is none is not refused', request, outcome);
    if (each.duty === 'pass' && !(isUpgrade && status >= 400))
      attack.finding('a sound handshake does not reach the back end, or its refusal not the visitor', request, outcome);
    if (each.duty === 'serve' && status !== 200)
      attack.finding('a wish for another protocol keeps a request from being served', request, outcome);
    if (each.duty === 'serve' && isUpgrade)
      attack.finding('an upgrade elsewhere reaches the back end', request, outcome);
    if (!markersIn(served).includes(victim))
      attack.finding('a victim behind a failed upgrade gets another answer, or none', request, served);
  }
}
