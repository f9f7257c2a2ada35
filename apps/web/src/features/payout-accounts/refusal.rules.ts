// What the platform refuses about a new payout account, each with its sentence at the field it concerns.
import type { Refusals } from '../../shell/errors/problem.rules.ts';
import type { AccountEntry, AccountProblem } from './payout-accounts.rules.ts';
import { issuerWords, type NumberKind, numberWords } from './payout-words.table.ts';

export interface Refused {
  readonly entry: AccountEntry;
  readonly numberKind: NumberKind;
  /** Covered; null before the first account. */
  readonly payeeName: string | null;
}

export const refusalsOf = ({
  entry: { kind, issuer },
  numberKind,
  payeeName,
}: Refused): Refusals<'wallet.addAccount', AccountProblem> => ({
  'account.number.invalid': { at: 'number', text: numberWords[numberKind].wrong, values: { network: issuer } },
  'account.issuer.unknown':
    kind === 'pix'
      ? { at: 'form', text: 'payoutAccounts.pixUnknown' }
      : { at: 'issuer', text: issuerWords[kind].unknown },
  'account.holder.invalid': { at: 'holder', text: 'payoutAccounts.holderInvalid' },
  'account.holder.other':
    payeeName === null
      ? { at: 'holder', text: 'payoutAccounts.holderOther' }
      : { at: 'holder', text: 'payoutAccounts.holderOtherThan', values: { name: `\u2068${payeeName}\u2069` } },
  'account.taken': { at: 'number', text: 'payoutAccounts.taken' },
  'account.limit': { at: 'form', text: 'payoutAccounts.limit', help: true },
  unanswered: { at: 'form', text: 'payoutAccounts.unanswered' },
});
