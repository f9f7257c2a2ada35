// Request smuggling: the back end must receive exactly the intended requests.
import { brief, inParallel, send } from './client.ts';
import type { RawRequestRead } from './http-bytes.ts';
import { exchange, printable } from './raw-socket.ts';
import { type Arrival, type SmugglingTarget, startRecordingBackend } from './recording-backend.ts';
import { addressAttacks, framingAttacks, type SmugglingAttack } from './smuggling-corpus.ts';
import type { Attack, Suite } from './suite.ts';
import { attackUpgrades } from './upgrades.ts';

const WIDTH = 8;
const VICTIMS = 6;
const LIVE_ATTACKS = 40;
/** Milliseconds for an answer that must come, however busy the machine is. */
const ANSWER_WITHIN_MS = 20_000;

const headerOf = (request: RawRequestRead, wanted: string): string | undefined =>
  request.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];

/** Percent codes of letters, digits and `-._~`, which nobody has to encode. */
const NEEDLESS_CODE = /%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f|7e)/i;

/** Path that two servers may read as two. */
const isUnclearPath = (target: string): boolean => {
  const path = target.replace(/\?.*$/s, '');
  const decoded = path.replaceAll(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  return !path.startsWith('/') || NEEDLESS_CODE.test(path) || /(^|\/)\.\.(\/|$)|[\\#\0\r\n]/.test(decoded);
};

/** Returns the faults of a request that arrived at the back end. */
function faultsOf({ method, marker, host, name }: SmugglingAttack, { request, bareBytes }: Arrival): string[] {
  if (!request) return [`bytes stand bare on the shared connection (${printable(bareBytes).slice(0, 12)})`];
  const { target, faults } = request;
  if (target.startsWith('/wps/smuggled')) return ['a smuggled request reaches the back end'];
  const isStripped = name.includes('Connection: authorization') && !headerOf(request, 'authorization');
  return [
    ...faults.map((fault) => `the back end receives ${fault}`),
    ...(request.method === method ? [] : [`${method} arrives as another method`]),
    ...(headerOf(request, 'host') === host ? [] : ['the back end receives another Host']),
    ...(isUnclearPath(target) ? ['the back end receives an unclear path'] : []),
    ...(target.includes(marker) ? [] : ['the back end receives another target']),
    ...(isStripped ? ['a Connection header takes the Authorization header away'] : []),
  ];
}

/** Asks as another visitor, behind the attack; answers what that visitor gets. */
const requestAsVictim = (port: number, host: string, marker: string): Promise<string> =>
  send({ port, path: `/wps/victim?marker=${marker}`, headers: { Host: host }, timeoutMs: ANSWER_WITHIN_MS }).then(
    ({ status, text }) => `${status} ${text}`,
    (error: Error) => error.message,
  );

/** Sends one attack, and a victim's request behind it on another connection. */
async function attackOnce(
  attack: Attack,
  { port, backend, isBehindProxy = false }: SmugglingTarget,
  each: SmugglingAttack,
): Promise<void> {
  const { method, duty, host, marker, bytes } = each;
  const mustAnswer = duty === 'serve' || (duty === 'refuse' && !isBehindProxy);
  const patience = mustAnswer && { silenceMs: ANSWER_WITHIN_MS };
  const { answers, ending } = await exchange({ port, bytes, isHead: method === 'HEAD', ...patience });
  const victim = marker.replace('m', 'v');
  const served = await requestAsVictim(port, host, victim);
  attack.sent(2);
  const request = `${each.name}\n${printable(bytes)}`;
  const status = answers[0]?.status ?? 0;
  const outcome = status ? `${status} ${answers[0]?.body.slice(0, 120)}` : `no answer (${ending})`;
  const titles = backend.arrivals(marker).flatMap((arrival) => faultsOf(each, arrival));
  for (const title of new Set(titles)) attack.finding(title, request, outcome);
  if (!served.includes(victim))
    attack.finding('a victim behind the attack gets another answer, or none', request, served);
  if (duty === 'refuse' && status !== 400 && !isBehindProxy)
    attack.finding(`${each.refusal} is not refused with 400`, request, outcome);
  if (duty === 'serve' && status !== 200) attack.finding('an honest request is refused', request, outcome);
  if (status >= 500 && !isBehindProxy) attack.finding('an unclear request gets a 5xx', request, outcome);
}

/** Sends the whole corpus to one target. */
export async function attackTarget(attack: Attack, target: SmugglingTarget): Promise<void> {
  const framing = framingAttacks(target.host);
  const attacks = [...framing, ...addressAttacks(target.host, framing.length)];
  await inParallel(attacks, WIDTH, (each) => attackOnce(attack, target, each));
  await attackUpgrades(attack, target);
}

/** The site alone, in front of a back end that sees every byte. */
async function attackSite(attack: Attack): Promise<void> {
  const backend = await startRecordingBackend();
  attack.onEnd(backend.close);
  const site = await attack.start({ program: 'site', env: { BACKEND_URL: `http://127.0.0.1:${backend.port}` } });
  await attackTarget(attack, { port: site.port, host: `localhost:${site.port}`, backend });
}

/** Requests hidden in a body: a quick one, a slow one, and the beginning of one that would swallow what comes next. */
const hidden = (port: number, id: number): string[] => [
  `GET /wps/captcha/image?_=${id} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`,
  `GET /wps/system/test/ping?speed=666${id} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`,
  `POST /wps/member/register/autoUsername HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 400\r\n\r\n`,
];

/** The whole product: many visitors ping while requests are smuggled; a ping answers the number it was asked with. */
async function attackProduct(attack: Attack): Promise<void> {
  const { port } = await attack.start();
  let isOver = false;
  let number = 1_000_000;
  let example = '';
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const speed = String(number++);
      attack.sent();
      const answer = await send({
        port,
        path: `/wps/system/test/ping?speed=${speed}`,
        timeoutMs: ANSWER_WITHIN_MS,
      }).catch((error: Error) => ({ text: error.message, status: 0 }));
      if (!answer.text.includes(`"speed":"${speed}"`))
        attack.finding('a visitor of the product gets another answer, or none', example, brief(answer));
    }
  };
  const visitors = Array.from({ length: VICTIMS }, visit);
  for (let id = 0; id < LIVE_ATTACKS; id++) {
    for (const inner of hidden(port, id)) {
      const head = `/wps/system/test/ping?speed=1 HTTP/1.1\r\nHost: localhost:${port}\r\n`;
      const chunks = `GET ${head}Transfer-Encoding: chunked\r\n\r\n${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
      const unnamed = `GET ${head}Content-Length: ${inner.length}\r\nConnection: content-length\r\n\r\n${inner}`;
      for (const bytes of [chunks, unnamed]) {
        example = printable(bytes);
        await exchange({ port, bytes: Buffer.from(bytes, 'latin1'), silenceMs: 500 });
        attack.sent();
      }
    }
  }
  isOver = true;
  await Promise.all(visitors);
}

export const smuggling: Suite = {
  name: 'smuggling',
  tries: 'requests that site and back end could read in two ways, before a recording back end and the whole product',
  run: async (attack) => {
    await attackSite(attack);
    await attackProduct(attack);
  },
};
