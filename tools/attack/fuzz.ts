// Fuzzing by schema: every call of both wires, plain and sealed, from a printed seed.
import { Agent } from 'node:http';
import fc from 'fast-check';
import { allCalls, type Caller, createCaller, withoutCaptcha } from './caller.ts';
import { brief, describe, inParallel, type Sent, send } from './client.ts';
import { ENDING_CALLS, type FuzzCase, fuzzCases } from './fuzz-cases.ts';
import { judge } from './fuzz-judge.ts';
import { openGameSession, openIssue } from './game-session.ts';
import type { Attack, Suite } from './suite.ts';

const WIDTH = 24;
const MANY = '1000000';
/** A session is made anew so often, because fuzzed calls end it. */
const SESSION_CALLS = 400;

const secretsOf = ({ random }: Attack): Readonly<Record<string, string>> => ({
  METRICS_TOKEN: `canary-metrics-${random.text(12)}`,
  OUTBOX_KEY: `canary-outbox-${random.text(12)}`,
  CODE_KEY: `canary-code-${random.text(20)}`,
  AUTHENTICATOR_KEY: `canary-authenticator-${random.text(20)}`,
});

const limits = Object.fromEntries(
  [
    'LOGIN_LIMIT_ACCOUNT',
    'LOGIN_LIMIT_IP',
    'REGISTER_LIMIT_IP',
    'REGISTER_LIMIT_DEVICE',
    'CODE_LIMIT_NETWORK',
    'CODE_LIMIT_MERCHANT',
  ].map((name) => [name, MANY]),
);

interface Tokens {
  readonly site: string;
  readonly game: string;
  readonly issue: string;
}

/** Sessions of members of their own, made anew now and then: fuzzed calls end sessions and switch the second factor on. */
function keepTokens(caller: Caller): () => Promise<Tokens> {
  let calls = 0;
  let current: Promise<Tokens> | null = null;
  const make = async (): Promise<Tokens> => {
    const site = await caller.register(`fuzz${calls}`);
    return { site, game: await openGameSession(caller, site), issue: await openIssue(caller, 'rapid5') };
  };
  return () => {
    if (calls++ % SESSION_CALLS === 0) current = make();
    return current ?? make();
  };
}

/** The request of a case: the call's own, with what the case changes. */
function buildRequest(caller: Caller, each: FuzzCase, tokens: Tokens, agent: Agent, address: string): Sent {
  const { call, headers, text, path } = each;
  const isGame = call.startsWith('games.');
  const isSigned = each.withToken && allCalls[call].token !== 'none' && !ENDING_CALLS.includes(call);
  const input = call === 'games.bet' && 'issue' in each.input ? { ...each.input, issue: tokens.issue } : each.input;
  const built = caller.build(call, input, {
    ...(isSigned && { token: isGame ? tokens.game : tokens.site }),
    ...(text !== undefined && { text }),
  });
  const sent = { ...built, agent, headers: { 'X-Forwarded-For': address, ...built.headers, ...headers } };
  if (path === undefined) return sent;
  return { ...sent, path: path.startsWith('?') ? built.path + path : path };
}

async function run(attack: Attack): Promise<void> {
  const secrets = secretsOf(attack);
  const product = await attack.start({
    env: { ...limits, ...secrets, TRUST_PROXY_HOPS: '1', DEMO_DRAW_SECONDS: '3600' },
    change: (file, operator) => {
      // Lotus keeps its captcha, so that those ways are fuzzed as well.
      if (operator === 'aurora') withoutCaptcha(file);
    },
  });
  const { port } = product;
  const agent = new Agent({ keepAlive: true, maxSockets: WIDTH });
  attack.onEnd(async () => agent.destroy());
  const aurora = await createCaller({ port, operator: 'aurora' });
  const lotus = await createCaller({ port, operator: 'lotus' });
  const tokens = keepTokens(aurora);
  const planted = Object.values(secrets);
  const cases = fc.sample(fuzzCases, { numRuns: attack.fuzz, seed: attack.seed });
  await inParallel(cases, WIDTH, async (each) => {
    if (!product.isAlive()) return;
    const isLotus = !each.withToken && attack.random.number(4) === 0;
    const address = `10.${attack.random.number(250)}.${attack.random.number(250)}.1`;
    const sent = buildRequest(isLotus ? lotus : aurora, each, await tokens(), agent, address);
    const answer = await send(sent).catch((error: Error) => error);
    attack.sent();
    if (answer instanceof Error) {
      if (product.isAlive())
        attack.finding(`no answer: ${answer.message}`, describe(sent).slice(0, 1500), answer.message);
      return;
    }
    const fault = judge(each, sent.path, answer, planted);
    if (fault) attack.finding(fault, `${each.call}\n${describe(sent).slice(0, 1500)}`, brief(answer));
  });
}

export const fuzz: Suite = {
  name: 'fuzz',
  tries: 'inputs by schema, broken bodies, headers, addresses and contradictions',
  run,
};
