// Outages: a database that takes connections and never answers, and a port that is taken.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '@foyer/contract/examples';
import { freePortPair } from '../test/ports.mjs';
import { type AnyCallName, type Caller, createCaller, withoutCaptcha } from './caller.ts';
import { brief, describe, send } from './client.ts';
import { openGameSession, openIssue } from './game-session.ts';
import { startTestPostgres } from './postgres.ts';
import { endProcess, spawnProgram } from './product.ts';
import type { Attack, Suite } from './suite.ts';

/** 3 s of waiting for a connection and 12.5 s of silence (decision 040), and a little for this tool. */
const ANSWER_WITHIN_MS = 16_000;
const GIVE_UP_MS = 20_000;
const BACK_WITHIN_MS = 20_000;
const EXIT_WITHIN_MS = 20_000;

/** A line to the database that can swallow what is sent over it. */
async function openLine(attack: Attack, database: string) {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (part) => {
        if (!isSwallowing) to.write(part);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  attack.onEnd(async () => {
    cut();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: Object.assign(new URL(database), { hostname: '127.0.0.1', port: String(port) }).href,
    swallow: () => {
      isSwallowing = true;
    },
    heal: () => {
      isSwallowing = false;
      // The swallowed bytes are lost: the connections are of no use any more.
      cut();
    },
  };
}

interface OutageRequest {
  readonly name: AnyCallName;
  readonly input: object;
  readonly token?: string;
}

async function requestDuringOutage(
  attack: Attack,
  caller: Caller,
  { name, input, token }: OutageRequest,
): Promise<void> {
  const request = caller.build(name, input, token === undefined ? {} : { token });
  const answer = await send({ ...request, timeoutMs: GIVE_UP_MS }).catch((error: Error) => error);
  attack.sent();
  const shown = `${name}\n${describe(request)}`;
  if (answer instanceof Error)
    return attack.finding(
      `a call hangs over ${ANSWER_WITHIN_MS / 1000} s while the database is silent`,
      shown,
      answer.message,
    );
  if (answer.milliseconds > ANSWER_WITHIN_MS)
    attack.finding(
      `a call hangs over ${ANSWER_WITHIN_MS / 1000} s while the database is silent`,
      shown,
      `${(answer.milliseconds / 1000).toFixed(1)} s: ${brief(answer)}`,
    );
  if (answer.status >= 500 && !(answer.status === 503 && answer.form?.errorCode?.startsWith('service.')))
    attack.finding('an outage is answered with another 5xx than 503', shown, brief(answer));
}

/** Asks a call until it is answered well, or the time is up. */
async function isBack(caller: Caller, token: string): Promise<boolean> {
  const late = Date.now() + BACK_WITHIN_MS;
  while (Date.now() < late) {
    const answer = await caller.call('member.info', {}, { token }).catch(() => null);
    if (answer?.status === 200) return true;
    await new Promise((next) => setTimeout(next, 200));
  }
  return false;
}

async function silenceDatabase(attack: Attack): Promise<void> {
  const database = await startTestPostgres(attack);
  if (!database) return attack.note('PostgreSQL is not installed: no outage of the database was tried');
  const line = await openLine(attack, database);
  const { port } = await attack.start({
    env: { DATABASE_URL: line.url, DEMO: '1', DEMO_DRAW_SECONDS: '3600' },
    change: withoutCaptcha,
  });
  const caller = await createCaller({ port, operator: 'aurora' });
  const token = await caller.logIn();
  const game = await openGameSession(caller, token);
  const bet = { ...examples['games.bet'].input, issue: await openIssue(caller, 'rapid5') };
  line.swallow();
  const requests: OutageRequest[] = [
    { name: 'member.info', input: {}, token },
    { name: 'wallet.balance', input: {}, token },
    { name: 'session.login', input: examples['session.login'].input },
    { name: 'games.bet', input: bet, token: game },
    { name: 'games.state', input: { game: 'rapid5' } },
    { name: 'member.autoUsername', input: {} },
    { name: 'captcha.image', input: {} },
  ];
  // Twice: the first calls find connections that look alive, the later ones a pool that is used up.
  for (let round = 0; round < 2; round++)
    await Promise.all(requests.map((each) => requestDuringOutage(attack, caller, each)));
  line.heal();
  if (!(await isBack(caller, token)))
    attack.finding(
      'the product does not recover once the database answers',
      'member.info with a good session',
      'no 200',
    );
}

/** A program that cannot listen must end, so that the operator notices. */
async function takePorts(attack: Attack): Promise<void> {
  for (const program of ['platform', 'site', 'all-in-one'] as const) {
    const port = await freePortPair();
    const taken = createServer().listen(port, '127.0.0.1');
    await once(taken, 'listening');
    const dataDir = mkdtempSync(join(tmpdir(), 'foyer-attack-port-'));
    const env = {
      PORT: String(program === 'platform' ? port + 1 : port),
      PLATFORM_PORT: String(port),
      DATA_DIR: dataDir,
      BACKEND_URL: 'http://127.0.0.1:9',
    };
    const { child, output } = spawnProgram(attack, program, env);
    attack.sent();
    const late = new Promise<null>((resolve) => setTimeout(resolve, EXIT_WITHIN_MS, null).unref());
    const code = await Promise.race([once(child, 'exit').then(([status]) => String(status)), late]);
    if (code !== '1')
      attack.finding(
        `${program}.js does not end with 1 where its port is taken`,
        `${program}.js with port ${port}, which another program has`,
        code === null
          ? `still running after ${EXIT_WITHIN_MS / 1000} s: ${output().slice(-200)}`
          : `ended with ${code}`,
      );
    await endProcess(child);
    await new Promise((closed) => taken.close(closed));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const outage: Suite = {
  name: 'outage',
  tries: 'a database that falls silent, and ports that are taken',
  run: async (attack) => {
    await silenceDatabase(attack);
    await takePorts(attack);
  },
};
