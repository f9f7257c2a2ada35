import type { ServerResponse } from 'node:http';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fetchFromDomain } from '../http/fetch-from-domain.ts';
import {
  type Domain,
  type DomainRequest,
  honestAfter,
  MERCHANT,
  OPERATOR_KEY,
  pingBody,
  startDomain,
} from './fake-domains.ts';
import { firstValid, type ProbeDeps } from './probe.ts';
import { createVerify } from './verify.ts';

const deps: ProbeDeps = {
  merchant: MERCHANT,
  requestJson: fetchFromDomain,
  verify: createVerify([OPERATOR_KEY], crypto.subtle),
  clock: { now: () => Date.now() },
};

const running: Domain[] = [];
const started = async (domain: Promise<Domain>): Promise<Domain> => {
  running.push(await domain);
  return domain;
};
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(running.splice(0).map(({ close }) => close()));
});

beforeAll(async () => {
  // The first fetch of a process loads its client.
  const warm = await honestAfter(0);
  await firstValid([warm.origin], deps);
  await warm.close();
});

test('DF-04 the first honest domain to answer wins', async () => {
  const [slow, fast] = await Promise.all([started(honestAfter(150)), started(honestAfter(20))]);
  expect(await firstValid([slow?.origin ?? '', fast?.origin ?? ''], deps)).toBe(fast?.origin);
});

test('DF-04 the first honest answer of ten domains wins while the other nine are pending', async () => {
  const answers: (() => void)[] = [];
  const domains = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      started(
        startDomain((request, response) => {
          answers[at] = () => response.end(pingBody(request));
        }),
      ),
    ),
  );
  const winner = firstValid(
    domains.map(({ origin }) => origin),
    deps,
  );
  await vi.waitFor(() => expect(answers.filter(Boolean)).toHaveLength(10));
  answers[6]?.();
  expect(await winner).toBe(domains[6]?.origin);
});

const hostile: readonly [string, (request: DomainRequest, response: ServerResponse, honest: string) => void][] = [
  ['answers without a signature', (_, response) => response.end('{"success":true,"value":{}}')],
  [
    'answers with an empty signature',
    (request, response) =>
      response.end(JSON.stringify({ success: true, value: { ...JSON.parse(pingBody(request)).value, signature: '' } })),
  ],
  ['signs with a key of its own', (request, response) => response.end(pingBody(request, {}, 'stranger'))],
  [
    'answers for another host',
    (request, response, honest) => response.end(pingBody({ ...request, host: new URL(honest).host })),
  ],
  ['answers for another operator', (request, response) => response.end(pingBody(request, { merchant: 'lotus' }))],
  ['replays an old answer', (request, response) => response.end(pingBody({ ...request, speed: '1763712000000' }))],
  [
    'sends an expired answer',
    (request, response) => response.end(pingBody(request, { expires: new Date(Date.now() - 1).toISOString() })),
  ],
  [
    'redirects to an honest one',
    (request, response, honest) =>
      response.writeHead(302, { location: `${honest}/wps/system/test/ping?speed=${request.speed}` }).end(),
  ],
  ['refuses with an honest body', (request, response) => response.writeHead(503).end(pingBody(request))],
  ['answers with a page', (_, response) => response.end('<!doctype html><title>Parked</title>')],
  ['cuts the connection', (_, response) => response.destroy()],
  ['sends an endless answer', (_, response) => pourInto(response)],
];

function pourInto(response: ServerResponse): void {
  const more = (): void => void response.write(' '.repeat(1024));
  const timer = setInterval(more, 1);
  response.on('close', () => clearInterval(timer));
}

test.each(hostile)('DF-04 a fast domain that %s loses to a slow honest one', async (_, answer) => {
  const honest = await started(honestAfter(80));
  const bad = await started(startDomain((request, response) => answer(request, response, honest.origin)));
  expect(await firstValid([bad.origin, honest.origin], deps)).toBe(honest.origin);
  // A ping without a readable answer names the operator another way, once.
  expect(bad.requests()).toBeLessThanOrEqual(2);
});

test('DF-04 without an honest domain none wins, right after the last answer', async () => {
  const bad = await Promise.all(
    hostile
      .slice(0, 4)
      .map(([, answer]) =>
        started(startDomain((request, response) => answer(request, response, 'http://127.0.0.1:1'))),
      ),
  );
  expect(await firstValid([...bad.map(({ origin }) => origin), 'http://127.0.0.1:1'], deps)).toBeNull();
  expect(await firstValid([], deps)).toBeNull();
});

test('DF-04 a silent domain gets ten seconds', async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  const silent: ProbeDeps['requestJson'] = (_address, _headers, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  const won = vi.fn();
  void firstValid(['https://a.example'], { ...deps, requestJson: silent }).then(won);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(won).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(won).toHaveBeenCalledWith(null);
  expect(signals[0]?.aborted).toBe(true);
});

test('DF-04 HT-01 a probe carries the time stamp and the operator, and nothing of the visitor', async () => {
  const ask = vi.fn(async () => null);
  await firstValid(['https://a.example'], { ...deps, requestJson: ask });
  expect(ask).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/a\.example\/wps\/system\/test\/ping\?speed=\d{13}$/),
    { Merchant: 'aurora' },
    expect.anything(),
  );
  expect(ask).toHaveBeenCalledTimes(1);
});

test('HT-01 a domain that accepts no headers from other sites gets the operator in the address', async () => {
  const ask = vi.fn(async (_address: string, headers: object) => {
    if ('Merchant' in headers) throw new TypeError('Failed to fetch');
    return null;
  });
  await firstValid(['https://a.example'], { ...deps, requestJson: ask });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenLastCalledWith(
    expect.stringMatching(/^https:\/\/a\.example\/wps\/system\/test\/ping\?speed=\d{13}&merchant=aurora$/),
    {},
    expect.anything(),
  );
});

test('a domain that refuses or answers nonsense is not probed again', async () => {
  const ask = vi.fn(async () => {
    throw new Error('The domain refused.');
  });
  expect(await firstValid(['https://a.example'], { ...deps, requestJson: ask })).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});
