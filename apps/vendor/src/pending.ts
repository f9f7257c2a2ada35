// Wins and returned stakes that an operator has not taken yet: told until it does, by a simulator that was started anew as well.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, accountKey } from './accounts.ts';
import { askWallet, type WalletAnswer, type WalletCall, type WalletPlace } from './wallet.ts';

const AGAIN_MS = 2_000;

type OwedCall = Extract<WalletCall, { readonly do: 'credit' | 'rollback' }>;

interface Owed {
  readonly account: string;
  readonly place: WalletPlace;
  readonly call: OwedCall;
}

type Line =
  | { readonly kind: 'owed'; readonly account: string; readonly place: WalletPlace; readonly call: object }
  | { readonly kind: 'taken'; readonly id: string };

export interface Pending {
  /** Tells the operator, now and until it answers. Answers what came of the first try. */
  readonly tell: (account: Account, place: WalletPlace, call: OwedCall) => Promise<WalletAnswer>;
  readonly close: () => Promise<void>;
}

/** A line that was cut off by a crash is the last one: nothing was told of it. */
const readLines = (file: string): Line[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((text) => {
    try {
      return text === '' ? [] : [JSON.parse(text) as Line];
    } catch {
      return [];
    }
  });

const idOf = ({ account, call }: Pick<Owed, 'account' | 'call'>): string => `${account}/${call.transaction}`;

// Amounts are digits in the file: JSON knows no bigint.
const written = (call: OwedCall): object => ('amount' in call ? { ...call, amount: String(call.amount) } : call);
const readCall = (call: object): OwedCall =>
  ('amount' in call ? { ...call, amount: BigInt(String(call.amount)) } : call) as OwedCall; // written above

export function openPending(folder: string, accounts: ReadonlyMap<string, Account>): Pending {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'owed.jsonl');
  const owed = new Map<string, Owed>();
  for (const line of readLines(file)) {
    if (line.kind === 'taken') owed.delete(line.id);
    else {
      const row = { account: line.account, place: line.place, call: readCall(line.call) };
      owed.set(idOf(row), row);
    }
  }
  const write = (line: Line): void => appendFileSync(file, `${JSON.stringify(line)}\n`);

  const tellOnce = async (row: Owed): Promise<WalletAnswer> => {
    const account = accounts.get(row.account);
    const answer = account ? await askWallet(account, row.place, row.call) : null;
    if (answer !== null && owed.delete(idOf(row))) write({ kind: 'taken', id: idOf(row) });
    return answer;
  };

  let isClosed = false;
  let work: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    work = work.then(async () => {
      for (const row of owed.values()) if (!isClosed) await tellOnce(row);
    });
  }, AGAIN_MS);
  timer.unref();

  return {
    tell: (account, place, call) => {
      const row = { account: accountKey(account.operator, account.vendor), place, call };
      owed.set(idOf(row), row);
      write({ kind: 'owed', account: row.account, place, call: written(call) });
      return tellOnce(row);
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await work;
    },
  };
}
