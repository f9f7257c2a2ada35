// The form of a new payout account.
import type { PayoutKind } from '@foyer/contract';
import { pixKeyOf } from '@foyer/payout-accounts';
import { Form } from '../../kit/form.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AccountField, issuersOf } from './payout-accounts.rules.ts';
import { issuerWords, numberWords, pixKindNames } from './payout-words.table.ts';
import type { AccountsModel } from './use-payout-accounts.ts';

interface PartProps {
  readonly model: AccountsModel;
}

const kindNames: Readonly<Record<PayoutKind, TextKey>> = {
  bankCard: 'payoutAccounts.bank',
  eWallet: 'payoutAccounts.eWallet',
  virtualWallet: 'payoutAccounts.crypto',
  pix: 'payoutAccounts.pix',
};

/** Longest number and name that the call takes. */
const NUMBER_MAX = 128;
const HOLDER_MAX = 64;

/** Returns the sentence about what is wrong with a field, or null. */
function useProblemAt({ problems }: AccountsModel): (at: AccountField) => string | null {
  const messageOf = useFailureMessage();
  return (at) => {
    const problem = problems.find((one) => one.at === at);
    return problem ? messageOf(problem) : null;
  };
}

function KindChoice({ model: { kinds, entry, chooseKind } }: PartProps) {
  const t = useT();
  if (kinds.length < 2) return null;
  return (
    <SegmentedControl
      label={t('payoutAccounts.kind')}
      segments={kinds.map(({ kind }) => ({ value: kind, label: t(kindNames[kind]) }))}
      value={entry.kind}
      onChange={chooseKind}
    />
  );
}

function IssuerField({ model }: PartProps) {
  const t = useT();
  const problemAt = useProblemAt(model);
  const { kinds, entry, isSending, type } = model;
  if (entry.kind === 'pix') return null;
  const words = issuerWords[entry.kind];
  return (
    <SelectField
      label={t(words.label)}
      name="issuer"
      placeholder={t(words.choose)}
      options={issuersOf(entry.kind, kinds).map(({ code, name }) => ({ value: code, label: name }))}
      value={entry.issuer}
      onChange={(issuer) => type('issuer', issuer)}
      error={problemAt('issuer')}
      hint={
        entry.kind === 'virtualWallet' &&
        entry.issuer !== '' &&
        t('payoutAccounts.networkHint', { network: entry.issuer })
      }
      disabled={isSending}
      required
    />
  );
}

/** Names a PIX key once it is one. */
function PixHint({ typed }: { readonly typed: string }) {
  const t = useT();
  const key = pixKeyOf(typed);
  return (
    <span role="status">
      {key ? t('payoutAccounts.pixIs', { kind: t(pixKindNames[key.kind]) }) : t('payoutAccounts.pixHint')}
    </span>
  );
}

function NumberField({ model }: PartProps) {
  const t = useT();
  const problemAt = useProblemAt(model);
  const { entry, numberKind, isSending, type } = model;
  const { label, hint, keyboard } = numberWords[numberKind];
  return (
    <TextField
      {...keyboard}
      label={t(label)}
      name="number"
      dir="ltr"
      value={entry.number}
      onChange={(number) => type('number', number)}
      error={problemAt('number')}
      hint={numberKind === 'pix' ? <PixHint typed={entry.number} /> : hint && t(hint)}
      maxLength={NUMBER_MAX}
      enterKeyHint={entry.kind === 'virtualWallet' ? 'done' : 'next'}
      readOnly={isSending}
      required
    />
  );
}

function HolderField({ model }: PartProps) {
  const t = useT();
  const problemAt = useProblemAt(model);
  const { entry, state, isSending, type } = model;
  if (entry.kind === 'virtualWallet') return null;
  return (
    <TextField
      label={t('payoutAccounts.holder')}
      name="holder"
      autoComplete="name"
      autoCapitalize="words"
      value={entry.holder}
      onChange={(holder) => type('holder', holder)}
      error={problemAt('holder')}
      hint={
        state.payeeName === null
          ? t('payoutAccounts.holderFirst')
          : t('payoutAccounts.holderKnown', { name: `\u2068${state.payeeName}\u2069` })
      }
      maxLength={HOLDER_MAX}
      enterKeyHint="done"
      readOnly={isSending}
      required
    />
  );
}

export function AccountForm({ model }: PartProps) {
  const t = useT();
  const { entry, problems, isSending, submit, form } = model;
  const action = entry.kind === 'pix' ? 'payoutAccounts.submitPix' : 'payoutAccounts.submit';
  return (
    <Form ref={form} onSubmit={submit}>
      <KindChoice model={model} />
      <IssuerField model={model} />
      <NumberField model={model} />
      <HolderField model={model} />
      <FormProblem
        problem={problems.find(({ at }) => at === 'form') ?? null}
        title={t('payoutAccounts.refusedTitle')}
      />
      <Button type="submit" variant="primary" block busy={isSending}>
        {t(isSending ? 'payoutAccounts.sending' : action)}
      </Button>
    </Form>
  );
}
