// Passwords as argon2id hashes, checked by a bounded number of workers with a bounded, fair queue.
import type { ErrorCode } from '@foyer/contract';
import { hash, verify } from '@node-rs/argon2';
import type { Gauge } from 'prom-client';
import { createFairQueue, type Visitor } from '../../../protection/fair-queue.ts';
import { Refusal } from '../../../refusal.ts';

/** OWASP's least memory and lane, with twice its passes: decision 037. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 4, parallelism: 1 } as const;
/** Every hash with these parameters begins with this text. */
const CURRENT = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`;
/** Waiting tries for each worker. A try that finds no place is refused at once, to be sent again. */
const QUEUE_PER_WORKER = 2;
const RETRY_AFTER_SECONDS = 1;

/** Hash of a password nobody has: checked for unknown accounts, so that they take as long as known ones. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=4,p=1$Fwh3EzhHjxFtP04tfXVqNw$8OEwK8AYQi1ILlALsFISsCoznFfzsU16uCOXjsPdlTQ';

/** One spelling for a password, whatever keyboard typed it. */
const folded = (password: string): string => password.normalize('NFKC');

/** The functions that do the work of a worker. */
export interface Argon2 {
  readonly hash: (password: string, parameters: typeof ARGON2ID) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<boolean>;
}

/** Both wait for a turn, fair by visitor. */
export interface PasswordHashing {
  readonly hash: (password: string, visitor: Visitor) => Promise<string>;
  /** `null` stands for an unknown account: takes as long, answers false. */
  readonly verify: (stored: string | null, password: string, visitor: Visitor) => Promise<boolean>;
}

/** True for a hash of other parameters than today's: it is made anew when its password comes by. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT);

interface Waiter {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Hashing with `workers` at a time. Throws TOO_MANY_REQUEST, for a log-in TOO_MANY_REQUEST_LOGIN,
 * at once when the queue is full, and to a waiter whose place goes to another visitor.
 */
export const createPasswordHashing = (
  workers: number,
  queued: Pick<Gauge, 'set'>,
  argon2: Argon2 = { hash, verify },
): PasswordHashing => {
  let running = 0;
  const queue = createFairQueue<Waiter>(workers * QUEUE_PER_WORKER);

  const admit = async (visitor: Visitor, full: ErrorCode): Promise<void> => {
    if (running < workers) {
      running += 1;
      return;
    }
    await new Promise<void>((start, reject) => {
      const refuse = () => reject(new Refusal(full, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      queue.add({ start, refuse }, visitor)?.refuse();
      queued.set(queue.size());
    });
  };

  const leave = (): void => {
    const next = queue.next();
    queued.set(queue.size());
    if (next) next.start();
    else running -= 1;
  };

  const withWorker = async <T>(visitor: Visitor, full: ErrorCode, work: () => Promise<T>): Promise<T> => {
    await admit(visitor, full);
    try {
      return await work();
    } finally {
      leave();
    }
  };

  return {
    hash: (password, visitor) => withWorker(visitor, 'TOO_MANY_REQUEST', () => argon2.hash(folded(password), ARGON2ID)),
    verify: (stored, password, visitor) =>
      withWorker(visitor, 'TOO_MANY_REQUEST_LOGIN', async () => {
        const fits = await argon2.verify(stored ?? NOBODYS_HASH, folded(password));
        return fits && stored !== null;
      }),
  };
};
