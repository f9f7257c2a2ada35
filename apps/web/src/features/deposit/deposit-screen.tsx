// /m/voucherCenter: a deposit in one screen, with its sum on the button.

import type { ScreenProps } from '../../kit/feature.ts';
import { Form } from '../../kit/form.tsx';
import { Link } from '../../kit/link.tsx';
import { Busy, Checking } from '../../kit/payment/paying.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { TalkToUsButton } from '../../kit/services/talk-to-us.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { PaymentPage } from '../../kit/wallet/payment-page.tsx';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { HeadsetIcon } from '../../ui/help-icons.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { WalletIllustration } from '../../ui/wallet-illustration.tsx';
import { Again, DepositAmount } from './amount-section.tsx';
import { BonusCard } from './bonus-card.tsx';
import type { DepositData } from './deposit.data.ts';
import css from './deposit.module.css';
import { MethodList } from './method-list.tsx';
import { OpenDeposits } from './open-deposit.tsx';
import { Summary } from './summary.tsx';
import { type DepositModel, useDeposit } from './use-deposit.ts';

function DepositForm({ model }: { readonly model: DepositModel }) {
  const t = useT();
  const { isSending, choice, problem, submit } = model;
  return (
    <Form className={css.column} onSubmit={submit}>
      {isSending && <Busy />}
      <Again model={model} />
      <DepositAmount model={model} />
      <MethodList model={model} />
      <BonusCard model={model} />
      <FormProblem problem={problem} title={t('deposit.refusedTitle')} />
      <ActionBar>
        {choice && <Summary choice={choice} />}
        <Button type="submit" variant="primary" block busy={isSending}>
          {isSending ? t('deposit.sending') : t('deposit.submit')}
          {choice && !isSending && <ExactAmount minorUnits={choice.amount} />}
        </Button>
      </ActionBar>
    </Form>
  );
}

function NoMethods() {
  const t = useT();
  return (
    <PageMessage illustration={<WalletIllustration />} title={t('deposit.noneTitle')} text={t('deposit.noneText')}>
      <Link to="game" className={buttonClass({ variant: 'primary', size: 'md' })}>
        {t('deposit.toGames')}
      </Link>
      <TalkToUsButton />
    </PageMessage>
  );
}

function Deposit({ data }: { readonly data: DepositData }) {
  const t = useT();
  const model = useDeposit(data);
  return model.state.at === 'checking' ? (
    <Checking amount={model.sentAmount} note={t('deposit.checkingText')} />
  ) : (
    <>
      <OpenDeposits loaded={data.orders} />
      <DepositForm model={model} />
    </>
  );
}

function HelpButton() {
  const t = useT();
  const { overlays } = useShell();
  return (
    <IconButton label={t('services.title')} onClick={() => void overlays.open('services', {})}>
      <HeadsetIcon />
    </IconButton>
  );
}

export function Screen({ data }: ScreenProps<DepositData>) {
  const t = useT();
  const key = useKeyOf(data);
  const isOffered = data.methods.length > 0;
  return (
    <PaymentPage title={t('deposit.title')} end={<HelpButton />} tabs={!isOffered}>
      {isOffered ? (
        <Deposit key={key} data={data} />
      ) : (
        <>
          <OpenDeposits key={key} loaded={data.orders} />
          <NoMethods />
        </>
      )}
    </PaymentPage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <PaymentPage title={t('deposit.title')} end={<HelpButton />} loading={t('ui.loading')}>
      <Piece shape="title" />
      <Piece shape="row" />
      <Piece shape="field" />
      <Piece shape="title" />
      <Piece shape="row" />
      <Piece shape="row" />
      <Piece shape="row" />
    </PaymentPage>
  );
}
