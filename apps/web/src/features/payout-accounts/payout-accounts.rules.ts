// A new payout account before it is sent: what is entered, what is wrong with it, and the input of its call.
import type { InputOf, PayoutIssuer, PayoutKind } from '@foyer/contract';
import { withPlainDigits } from '@foyer/contract/plain-digits';
import { cardNumberOf, pixKeyOf } from '@foyer/payout-accounts';
import type { Problem } from '../../shell/errors/problem.rules.ts';
import type { OfferedKind } from './payout-accounts.data.ts';
import { issuerWords, type NumberKind, numberWords } from './payout-words.table.ts';

export type AccountField = 'issuer' | 'number' | 'holder';

/** The first problem of the form; `others` are those of the fields below it. */
export type AccountProblem = Problem<AccountField> & { readonly others?: readonly AccountProblem[] };

export interface AccountEntry {
  readonly kind: PayoutKind;
  /** Code of a bank, an e-wallet or a network; empty while none is chosen. */
  readonly issuer: string;
  readonly number: string;
  readonly holder: string;
}

export const joinProblems = ([first, ...others]: readonly AccountProblem[]): AccountProblem | null =>
  first ? { ...first, others } : null;

export const problemsIn = (problem: AccountProblem | null): readonly AccountProblem[] =>
  problem ? [problem, ...(problem.others ?? [])] : [];

export const issuersOf = (kind: PayoutKind, kinds: readonly OfferedKind[]): readonly PayoutIssuer[] =>
  kinds.find((one) => one.kind === kind)?.issuers ?? [];

export function numberKindOf({ kind, issuer }: AccountEntry, kinds: readonly OfferedKind[]): NumberKind {
  if (kind !== 'bankCard') return kind;
  return issuersOf(kind, kinds).find(({ code }) => code === issuer)?.number ?? 'account';
}

/** Nothing entered yet; a single issuer needs no choice. */
export function blankEntry(kind: PayoutKind, kinds: readonly OfferedKind[]): AccountEntry {
  const [first, second] = issuersOf(kind, kinds);
  return { kind, issuer: first && !second ? first.code : '', number: '', holder: '' };
}

/** Pasted text may have characters that nobody sees. */
const visible = (typed: string): string =>
  typed
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();

const plainNumber = ({ number }: AccountEntry): string => withPlainDigits(visible(number.normalize('NFKC')));

/** Only what every back end refuses is refused here: the check digit of a card, and what is no PIX key. */
const isWrong = (number: string, kind: NumberKind): boolean =>
  (kind === 'card' && cardNumberOf(number) === null) || (kind === 'pix' && pixKeyOf(number) === null);

function numberProblem(entry: AccountEntry, kinds: readonly OfferedKind[]): AccountProblem | null {
  const kind = numberKindOf(entry, kinds);
  const number = plainNumber(entry);
  if (number === '') return { at: 'number', text: numberWords[kind].missing };
  return isWrong(number, kind) ? { at: 'number', text: numberWords[kind].wrong } : null;
}

function issuerProblem({ kind, issuer }: AccountEntry, kinds: readonly OfferedKind[]): AccountProblem | null {
  if (kind === 'pix' || issuersOf(kind, kinds).some(({ code }) => code === issuer)) return null;
  return { at: 'issuer', text: issuerWords[kind].missing };
}

const holderProblem = ({ kind, holder }: AccountEntry): AccountProblem | null =>
  kind === 'virtualWallet' || visible(holder) !== '' ? null : { at: 'holder', text: 'payoutAccounts.holderMissing' };

/** Everything that is wrong with an account, in the order of the fields; null where nothing is. */
export const checkEntry = (entry: AccountEntry, kinds: readonly OfferedKind[]): AccountProblem | null =>
  joinProblems(
    [issuerProblem(entry, kinds), numberProblem(entry, kinds), holderProblem(entry)].filter(
      (problem) => problem !== null,
    ),
  );

export function inputOf(entry: AccountEntry): InputOf<'wallet.addAccount'> {
  const { kind, issuer } = entry;
  const number = plainNumber(entry);
  const holder = visible(entry.holder.normalize('NFC'));
  if (kind === 'pix') return { kind, number, holder };
  return kind === 'virtualWallet' ? { kind, issuer, number } : { kind, issuer, number, holder };
}
