// Password checks that a test holds open: each begins at its turn and ends when the test says so.
import { hash, verify } from '@node-rs/argon2';
import type { Argon2 } from '../modules/account/member/password-hash.ts';

interface HeldCheck {
  readonly password: string;
  readonly finish: () => void;
}

export interface HeldArgon2 {
  readonly argon2: Argon2;
  /** From now on checks stay open. */
  readonly hold: () => void;
  /** Lets go of all that are open, and holds no more. */
  readonly release: () => void;
  /** The next check that begins, or has begun and was not asked for yet. */
  readonly nextCheck: () => Promise<HeldCheck>;
}

export const createHeldArgon2 = (): HeldArgon2 => {
  let isHolding = false;
  const open = new Set<() => void>();
  const begun: HeldCheck[] = [];
  const waiting: ((check: HeldCheck) => void)[] = [];

  const begin = (check: HeldCheck): void => {
    const taker = waiting.shift();
    if (taker) taker(check);
    else begun.push(check);
  };

  return {
    argon2: {
      hash,
      verify: async (stored, password) => {
        if (isHolding)
          await new Promise<void>((finish) => {
            open.add(finish);
            begin({ password, finish });
          });
        return verify(stored, password);
      },
    },
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const finish of open) finish();
      open.clear();
      begun.length = 0;
    },
    nextCheck: () => {
      const check = begun.shift();
      return check ? Promise.resolve(check) : new Promise((resolve) => waiting.push(resolve));
    },
  };
};
