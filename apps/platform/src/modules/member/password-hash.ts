// Passwords as argon2id hashes, checked by a bounded number of workers with a bounded queue.
import type { ErrorCode } from '@foyer/contract';
import { hash, verify } from '@node-rs/argon2';
import type { Gauge } from 'prom-client';
import { Refusal } from '../../refusal.ts';

/** OWASP's least memory and lane, with twice its passes: decision 037. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 4, parallelism: 1 } as const;
/** How every hash with these parameters begins. */
const CURRENT = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`;
/** Waiting tries for each worker; who comes later is told to come again instead of waiting past their patience. */
const QUEUE_PER_WORKER = 2;
const RETRY_AFTER_SECONDS = 1;

/** Hash of a password nobody has: checked for unknown accounts, so that they take as long as known ones. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=4,p=1$Fwh3EzhHjxFtP04tfXVqNw$8OEwK8AYQi1ILlALsFISsCoznFfzsU16uCOXjsPdlTQ';

/** One spelling for a password, whatever keyboard typed it. */
const folded = (password: string): string => password.normalize('NFKC');

export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>;
  /** `null` stands for an unknown account: takes as long, answers false. */
  readonly verify: (stored: string | null, password: string) => Promise<boolean>;
}

/** True for a hash of other parameters than today's: it is made anew when its password comes by. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT);

/** Hashing with `workers` at a time. Throws TOO_MANY_REQUEST, for a log-in TOO_MANY_REQUEST_LOGIN, at once when the queue is full. */
export const createPasswordHashing = (workers: number, queued: Pick<Gauge, 'set'>): PasswordHashing => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const turn = async (full: ErrorCode): Promise<void> => {
    if (running < workers) {
      running += 1;
      return;
    }
    if (waiting.length >= workers * QUEUE_PER_WORKER) {
      throw new Refusal(full, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      queued.set(waiting.length);
    });
  };

  const leave = (): void => {
    const next = waiting.shift();
    queued.set(waiting.length);
    if (next) next();
    else running -= 1;
  };

  const inTurn = async <T>(full: ErrorCode, work: () => Promise<T>): Promise<T> => {
    await turn(full);
    try {
      return await work();
    } finally {
      leave();
    }
  };

  return {
    hash: (password) => inTurn('TOO_MANY_REQUEST', () => hash(folded(password), ARGON2ID)),
    verify: (stored, password) =>
      inTurn('TOO_MANY_REQUEST_LOGIN', async () => {
        const fits = await verify(stored ?? NOBODYS_HASH, folded(password));
        return fits && stored !== null;
      }),
  };
};
