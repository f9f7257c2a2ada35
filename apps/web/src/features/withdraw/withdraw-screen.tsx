// /m/withdraw: a withdrawal in one screen, or what can be read while the site is closed; with an id how one withdrawal stands.
import type { ScreenProps } from '../../kit/feature.ts';
import { Form } from '../../kit/form.tsx';
import { Busy, Checking } from '../../kit/payment/paying.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { PaymentPage } from '../../kit/wallet/payment-page.tsx';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { AccountList } from './account-list.tsx';
import { WithdrawAmount } from './amount-section.tsx';
import { NoAccounts, NotOffered, NoWithdrawal } from './empty-states.tsx';
import { IdentityNotice } from './identity-notice.tsx';
import { lazyClosed, lazyLast, lazyView } from './lazy-sections.tsx';
import { MoneyHero, MoneySplit } from './money-head.tsx';
import { Summary } from './summary.tsx';
import { useWithdraw, type WithdrawModel } from './use-withdraw.ts';
import type { WithdrawData, WithdrawInfo } from './withdraw.data.ts';
import css from './withdraw.module.css';
import { canWithdraw } from './withdraw.rules.ts';

type FormData = Extract<WithdrawData, { page: 'form' }>;
type Listed = Pick<FormData, 'withdrawals'>;

const Last = ({ withdrawals }: Listed) => withdrawals.length > 0 && <lazyLast.Section withdrawals={withdrawals} />;

function WithdrawForm({ model, withdrawals }: { readonly model: WithdrawModel } & Listed) {
  const t = useT();
  const { info, isSending, choice, problem, submit } = model;
  return (
    <>
      <Form className={css.form} onSubmit={submit}>
        {isSending && <Busy />}
        <WithdrawAmount model={model} />
        <AccountList model={model} />
        <IdentityNotice info={info} />
        <MoneySplit info={info} />
        <FormProblem problem={problem} title={t('withdraw.refusedTitle')} />
        <ActionBar>
          {choice && <Summary choice={choice} rules={info.rules} />}
          <Button type="submit" variant="primary" block busy={isSending}>
            {isSending ? t('withdraw.sending') : t('withdraw.submit')}
            {choice && !isSending && <ExactAmount minorUnits={choice.amount} />}
          </Button>
        </ActionBar>
      </Form>
      <Last withdrawals={withdrawals} />
    </>
  );
}

function Withdraw({ info, withdrawals }: { readonly info: WithdrawInfo } & Listed) {
  const t = useT();
  const model = useWithdraw(info);
  if (model.state.at === 'checking') return <Checking amount={model.sentAmount} note={t('withdraw.checkingText')} />;
  const { accounts, kinds } = info;
  return (
    <div className={css.column}>
      <MoneyHero info={info} />
      {accounts.length === 0 && <NoAccounts kinds={kinds} />}
      {accounts.length > 0 && canWithdraw(info) ? (
        <WithdrawForm model={model} withdrawals={withdrawals} />
      ) : (
        <>
          <MoneySplit info={info} />
          <Last withdrawals={withdrawals} />
        </>
      )}
    </div>
  );
}

function FormPage({ data: { info, withdrawals } }: { readonly data: FormData }) {
  const t = useT();
  return (
    <PaymentPage title={t('withdraw.title')}>
      {info ? (
        <Withdraw info={info} withdrawals={withdrawals} />
      ) : (
        <div className={css.column}>
          <NotOffered />
          <Last withdrawals={withdrawals} />
        </div>
      )}
    </PaymentPage>
  );
}

export function Screen({ data }: ScreenProps<WithdrawData>) {
  const t = useT();
  const key = useKeyOf(data);
  if (data.page === 'form') return <FormPage key={key} data={data} />;
  if (data.page === 'closed')
    return (
      <SitePage title={t('withdraw.title')} padded>
        <lazyClosed.Section withdrawals={data.withdrawals} />
      </SitePage>
    );
  return (
    <SitePage title={t('withdrawal.title')} padded tabs={data.withdrawal === null}>
      {data.withdrawal ? <lazyView.Section key={key} first={data.withdrawal} /> : <NoWithdrawal />}
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <PaymentPage title={t('withdraw.title')} loading={t('ui.loading')}>
      <Piece shape="hero" />
      <Piece shape="title" />
      <Piece shape="field" />
      <Piece shape="chips" />
      <Piece shape="title" />
      <Piece shape="row" />
    </PaymentPage>
  );
}
