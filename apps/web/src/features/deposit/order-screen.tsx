// /m/order: how one deposit stands, for whoever has its id; its member also sees how to pay it.
import type { PublicOrder } from '@foyer/contract';
import { useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { CopyRow, FactRows, referenceGroups } from '../../kit/payment/copy-row.tsx';
import { TalkToUsButton, TalkToUsRow } from '../../kit/services/talk-to-us.tsx';
import { useFlow, useNow, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { SearchIllustration } from '../../ui/illustrations.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import type { OrderData } from './deposit.data.ts';
import { lazySlip } from './lazy-sections.tsx';
import { isStale, type OrderState, orderFlow } from './order.flow.ts';
import css from './order.module.css';
import { type Payment, paymentPage, type Standing, standingOf } from './order.rules.ts';
import { orderRunner } from './order.runner.ts';
import { OrderHero } from './order-hero.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PlayOn } from './play-on.tsx';

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Returns the flow. The code of the slip comes beside the payment, which says only later whether there is a slip. */
function openOrder(first: PublicOrder) {
  if (first.status === 'pending' && first.kind === 'bankTransfer') lazySlip.fetch();
  return orderFlow(first);
}

function useOrder(first: PublicOrder) {
  const shell = useShell();
  const [flow] = useState(() => openOrder(first));
  const [runner] = useState(() => orderRunner({ ...shell, isVisible }));
  const [state, send] = useFlow(flow, runner);
  useAppEvent(shell.events, 'pageShown', () => send({ type: 'shown' }));
  useAppEvent(shell.events, 'wentOnline', () => send({ type: 'shown' }));
  useAppEvent(shell.events, 'sessionStarted', () => send({ type: 'memberCame' }));
  return { state, paid: () => send({ type: 'paidTapped' }) };
}

const outcomeSaid: { readonly [S in Standing]?: TextKey } = {
  checking: 'order.checkingSaid',
  succeeded: 'order.succeededSaid',
  failed: 'order.failedSaid',
  expired: 'order.expiredSaid',
};

interface AnnouncementProps {
  readonly order: PublicOrder;
  readonly standing: Standing;
  readonly reason: string | null;
}

/** Screen readers hear each new state once, as one sentence, and with it the operator's reason. */
function Announcement({ order, standing, reason }: AnnouncementProps) {
  const t = useT();
  const money = useExactMoney();
  const said = outcomeSaid[standing];
  const amount = money(standing === 'succeeded' ? order.credited : order.amount);
  return (
    <p className={hiddenClass} role="status">
      {said && t(said, { amount })}
      {reason && ` ${reason}`}
    </p>
  );
}

/** Why the order was refused, in the operator's words. */
function Reason({ reason }: { readonly reason: string }) {
  const t = useT();
  return (
    <Notice tone="neg" title={t('order.refusedWhy')}>
      <bdi>{reason}</bdi>
    </Notice>
  );
}

interface ActionProps {
  readonly order: PublicOrder;
  readonly standing: Standing;
  readonly payment: Payment | null;
  readonly paid: () => void;
}

/** The one thing to do now. */
function Action({ order, standing, payment, paid }: ActionProps) {
  const t = useT();
  const page = payment && paymentPage(payment);
  if (standing === 'succeeded') return <PlayOn orderId={order.orderId} />;
  if (standing === 'failed' || standing === 'expired')
    return (
      <Link to="deposit" replace className={buttonClass({ variant: 'primary', block: true })}>
        {t('order.tryAgain')}
      </Link>
    );
  if (standing === 'pay' && page)
    return (
      <a className={buttonClass({ variant: 'primary', block: true })} href={page} rel="noreferrer">
        {t('order.toPayment')}
      </a>
    );
  if (standing === 'pay' && payment)
    return (
      <Button variant="primary" block onClick={paid}>
        {t('order.paid')}
      </Button>
    );
  return (
    <Link to="home" className={buttonClass({ block: true })}>
      {t('order.toHome')}
    </Link>
  );
}

const openPayment = ({ payment }: OrderState): Payment | null => (payment === 'unknown' ? null : payment);

function Order({ first }: { readonly first: PublicOrder }) {
  const t = useT();
  const { state, paid } = useOrder(first);
  const { order } = state;
  const standing = standingOf(order, useNow(), state.hasPaid);
  const payment = openPayment(state);
  const isOpen = standing === 'pay' || standing === 'confirm';
  const reason = (standing === 'failed' && payment?.reason) || null;
  return (
    <div className={css.column}>
      <Announcement order={order} standing={standing} reason={reason} />
      <OrderHero order={order} standing={standing} />
      {reason && <Reason reason={reason} />}
      {isStale(state) && <p className={css.stale}>{t('order.stale')}</p>}
      {isOpen && payment && (
        <PaymentSection payment={payment} qr={state.qr} amount={order.amount} method={order.method} />
      )}
      {payment?.takesSlip && <lazySlip.Section orderId={order.orderId} slipAt={payment.slipAt} />}
      <OrderSteps order={order} standing={standing} />
      <FactRows>
        <CopyRow name={t('order.reference')} text={order.orderId} groups={referenceGroups(order.orderId)} />
      </FactRows>
      <TalkToUsRow />
      <ActionBar>
        <Action order={order} standing={standing} payment={payment} paid={paid} />
      </ActionBar>
    </div>
  );
}

function NoOrder() {
  const t = useT();
  return (
    <PageMessage illustration={<SearchIllustration />} title={t('order.unknownTitle')} text={t('order.unknownText')}>
      <Link to="home" className={buttonClass({ variant: 'primary', size: 'md' })}>
        {t('order.toHome')}
      </Link>
      <TalkToUsButton />
    </PageMessage>
  );
}

export function Screen({ data }: ScreenProps<OrderData>) {
  const t = useT();
  const key = useKeyOf(data);
  return (
    <SitePage title={t('order.title')} padded tabs={data.order === null}>
      {data.order ? <Order key={key} first={data.order} /> : <NoOrder />}
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  return (
    <SitePage title={t('order.title')} padded tabs={false} loading={t('ui.loading')}>
      <div className={css.column}>
        <Piece shape="hero" />
        <Piece shape="block" className={css.steps} />
        <Piece shape="row" />
        <Piece shape="row" />
        <ActionBar>
          <Piece shape="field" />
        </ActionBar>
      </div>
    </SitePage>
  );
}
