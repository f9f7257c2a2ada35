// Tests that passwords are estimated off the main thread, and none passes without an estimate.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../../log.ts';
import type { PlatformContext } from '../../../module.ts';
import { strangerAt } from '../../../protection/fair-queue.ts';
import { startEstimatorThread } from './estimator-thread.ts';
import { memberModule } from './module.ts';
import { createPasswordEstimator, type PasswordEstimator } from './password-estimator.ts';

const quiet = createLog('silent');
const visitor = strangerAt('203.0.113.7');
const STRONG = 'tall ships sail at 5';
const limits = { waiting: 64, estimateMs: 30_000, startMs: 30_000 };
const OVERLOADED = { code: 'service.overloaded', retryAfterSeconds: 1 };

const threadOf = (program: string): Worker =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${program}`, { eval: true });
/** Is ready and never answers. */
const startSilent = () => threadOf("parentPort.on('message', () => undefined); parentPort.postMessage('ready');");
/** Never becomes ready. */
const startStuck = () => threadOf("parentPort.on('message', () => undefined);");
/** Ends before it is ready. */
const startBroken = () => threadOf("throw new Error('broken');");

/** An estimator with the threads of `starts`, one after the other, then real ones. */
const estimatorWith = (starts: readonly (() => Worker)[], changes: Partial<typeof limits> = {}) => {
  const threads: Worker[] = [];
  const startThread = (): Worker => {
    const thread = (starts[threads.length] ?? startEstimatorThread)();
    threads.push(thread);
    return thread;
  };
  const estimator = createPasswordEstimator(quiet, startThread, { ...limits, ...changes });
  onTestFinished(estimator.close);
  return { estimator, threads };
};

const score = (estimator: PasswordEstimator, password = STRONG) => estimator.score(password, [], visitor);

/** A thread of an estimator, once it is ready. */
const ready = async ([thread]: readonly Worker[]): Promise<Worker> => {
  if (!thread) throw new Error('no thread was started');
  await once(thread, 'message');
  return thread;
};

test('serves other calls while a password is estimated', async () => {
  const { estimator } = estimatorWith([]);
  await score(estimator);
  const order: string[] = [];
  const estimated = score(estimator, 'P@$$w0rd!P@$$w0rd!P@$$w0rd!P@$$w').then(() => order.push('estimated'));
  await new Promise<void>((resolve) => setImmediate(resolve));
  order.push('another call');
  await estimated;
  expect(order).toEqual(['another call', 'estimated']);
});

test('starts its thread without waiting until it is ready', async () => {
  const { estimator, threads } = estimatorWith([startStuck]);
  estimator.start();
  expect(threads).toHaveLength(1);
});

test('estimates the next password after its thread has died', async () => {
  const { estimator, threads } = estimatorWith([]);
  expect(await score(estimator)).toBe(4);
  await threads[0]?.terminate();
  expect(threads).toHaveLength(2);
  expect(await score(estimator, 'qwertyuiopasdfgh')).toBe(1);
});

test('refuses the password whose thread dies and estimates the waiting ones', async () => {
  const { estimator, threads } = estimatorWith([startSilent]);
  estimator.start();
  const thread = await ready(threads);
  const [estimated, waiting] = [score(estimator), score(estimator)];
  await thread.terminate();
  await expect(estimated).rejects.toMatchObject(OVERLOADED);
  expect(await waiting).toBe(4);
});

test('refuses a password whose estimate takes too long and replaces the thread', async () => {
  const { estimator, threads } = estimatorWith([startSilent], { estimateMs: 1 });
  await expect(score(estimator)).rejects.toMatchObject(OVERLOADED);
  expect(threads).toHaveLength(2);
});

test('refuses passwords when its thread does not become ready in time', async () => {
  const { estimator, threads } = estimatorWith([startStuck], { startMs: 1 });
  await expect(score(estimator)).rejects.toMatchObject(OVERLOADED);
  expect(threads).toHaveLength(1);
});

test('retries a thread that cannot become ready once for each password', async () => {
  const { estimator, threads } = estimatorWith([startBroken, startBroken]);
  await expect(score(estimator)).rejects.toMatchObject(OVERLOADED);
  await expect(score(estimator)).rejects.toMatchObject(OVERLOADED);
  expect(threads).toHaveLength(2);
  expect(await score(estimator)).toBe(4);
});

test('refuses passwords while no thread can be started', async () => {
  const startNone = (): Worker => {
    throw new Error('no thread left');
  };
  const { estimator } = estimatorWith([startNone]);
  await expect(score(estimator)).rejects.toMatchObject(OVERLOADED);
});

test('queues 64 passwords beside the running one and refuses the next at once', async () => {
  const { estimator, threads } = estimatorWith([startSilent]);
  estimator.start();
  await ready(threads);
  const outcomes: string[] = [];
  const estimates = Array.from({ length: 66 }, (_, index) =>
    score(estimator).catch(({ code }: { code: string }) => outcomes.push(`${index} ${code}`)),
  );
  await Promise.resolve();
  await Promise.resolve();
  expect(outcomes).toEqual(['65 service.overloaded']);
  await estimator.close();
  await Promise.all(estimates);
  expect(outcomes).toHaveLength(66);
});

test('admits a visitor when another address has filled the queue', async () => {
  const { estimator, threads } = estimatorWith([startSilent], { waiting: 2 });
  estimator.start();
  const thread = await ready(threads);
  const flood = Promise.allSettled(Array.from({ length: 4 }, () => score(estimator)));
  const other = estimator.score(STRONG, [], strangerAt('198.51.100.9'));
  await thread.terminate();
  expect(await other).toBe(4);
  await flood;
});

test('starts with the platform and ends with it', async () => {
  const { estimator, threads } = estimatorWith([]);
  // The background work of the module uses no database.
  const platform = {} as unknown as Pick<PlatformContext, 'db'>;
  const stop = await memberModule({
    platform,
    estimator,
    countUnread: async () => 0,
    openBets: async () => 0,
  }).start();
  expect(threads).toHaveLength(1);
  const ended = threads.map((thread) => once(thread, 'exit'));
  await stop();
  await Promise.all(ended);
});

test('refuses passwords after it was closed', async () => {
  const { estimator, threads } = estimatorWith([]);
  await score(estimator);
  await estimator.close();
  await expect(score(estimator)).rejects.toMatchObject(OVERLOADED);
  expect(threads).toHaveLength(1);
});

test('does not keep a process alive', async () => {
  const program = `
    const { createPasswordEstimator } = await import(process.argv[1]);
    const estimator = createPasswordEstimator({ error: console.error });
    await new Promise((resolve) => {
      const wait = setInterval(() => undefined, 1000);
      estimator.score('tall ships sail at 5', [], { address: '', isKnown: false }).then((score) => {
        console.log(score);
        clearInterval(wait);
        resolve();
      });
    });`;
  const file = fileURLToPath(new URL('password-estimator.ts', import.meta.url));
  const cwd = fileURLToPath(new URL('../../../../../../', import.meta.url));
  const flags = ['--import', 'tsx', '--input-type=module', '-e', program, file];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd });
  expect(stdout).toBe('4\n');
});
