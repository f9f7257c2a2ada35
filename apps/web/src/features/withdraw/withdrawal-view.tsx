// One withdrawal: how it stands, its steps, the operator's reason, and what a member may do.
import type { Withdrawal, WithdrawalStatus } from '@foyer/contract';
import { useState } from 'react';
import { Link } from '../../kit/link.tsx';
import { CopyRow, FactRow, FactRows, referenceGroups } from '../../kit/payment/copy-row.tsx';
import { TalkToUsRow } from '../../kit/services/talk-to-us.tsx';
import { useFlow, useNow, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { useStepWords } from '../../kit/step-words.ts';
import { accountName } from '../../kit/wallet/account-name.ts';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { Masked } from '../../ui/masked.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Steps } from '../../ui/steps.tsx';
import { isStale, withdrawalFlow } from './withdrawal.flow.ts';
import css from './withdrawal.module.css';
import { isLate, momentText, stepLooks } from './withdrawal.rules.ts';
import { withdrawalRunner } from './withdrawal.runner.ts';
import { WithdrawalHero } from './withdrawal-hero.tsx';

const isVisible = (): boolean => document.visibilityState === 'visible';

function useWithdrawal(first: Withdrawal) {
  const shell = useShell();
  const [flow] = useState(() => withdrawalFlow(first));
  const [runner] = useState(() => withdrawalRunner({ ...shell, isVisible }));
  const [state, send] = useFlow(flow, runner);
  useAppEvent(shell.events, 'pageShown', () => send({ type: 'shown' }));
  useAppEvent(shell.events, 'wentOnline', () => send({ type: 'shown' }));
  return { state, cancel: () => send({ type: 'cancelTapped' }) };
}

interface ViewProps {
  readonly withdrawal: Withdrawal;
}

const saidTexts: Readonly<Record<WithdrawalStatus, TextKey>> = {
  waiting: 'withdrawal.waitingSaid',
  onHold: 'withdrawal.onHoldSaid',
  paid: 'withdrawal.paidSaid',
  refused: 'withdrawal.refusedSaid',
  cancelled: 'withdrawal.cancelledSaid',
};

/** Screen readers hear each new state once, as one sentence. */
function Announcement({ withdrawal }: ViewProps) {
  const t = useT();
  const money = useExactMoney();
  const { status, amount, reason } = withdrawal;
  const values = { amount: money(amount), account: accountName(withdrawal) };
  return (
    <p className={hiddenClass} role="status">
      {t(saidTexts[status], values)} {(status === 'onHold' || status === 'refused') && reason}
    </p>
  );
}

const reasonTitles: { readonly [S in WithdrawalStatus]?: TextKey } = {
  onHold: 'withdrawal.onHoldWhy',
  refused: 'withdrawal.refusedWhy',
};

/** Why it is on hold or was refused, in the operator's words. */
function Reason({ withdrawal: { status, reason } }: ViewProps) {
  const t = useT();
  const title = reasonTitles[status];
  if (!title || !reason) return null;
  return (
    <Notice tone={status === 'onHold' ? 'warn' : 'neg'} title={t(title)}>
      <bdi>{reason}</bdi>
    </Notice>
  );
}

const checkTitles: { readonly [S in WithdrawalStatus]?: TextKey } = {
  onHold: 'withdrawal.onHold',
  refused: 'withdrawal.refused',
  cancelled: 'withdrawal.cancelled',
};

function WithdrawalSteps({ withdrawal }: ViewProps) {
  const t = useT();
  const now = useNow();
  const language = useTextLanguage();
  const words = useStepWords();
  const { status, createdAt, expectedBy, decidedAt } = withdrawal;
  const [sent, checked, paid] = stepLooks[status];
  const moment = (at: string | null) => (at ? momentText(at, now, language) : undefined);
  const expected = moment(status === 'waiting' && !isLate(withdrawal, now) ? expectedBy : null);
  const checkText = checked === 'now' ? expected && t('withdrawal.by', { time: expected }) : moment(decidedAt);
  return (
    <Steps
      label={t('withdrawal.steps')}
      words={words}
      steps={[
        { look: sent, title: t('withdrawal.stepSent'), text: moment(createdAt) },
        {
          look: checked,
          title: t(checkTitles[status] ?? 'withdrawal.stepChecked'),
          text: status === 'paid' ? undefined : checkText,
        },
        { look: paid, title: t('withdrawal.stepPaid'), text: status === 'paid' ? moment(decidedAt) : undefined },
      ]}
    />
  );
}

function Facts({ withdrawal: { issuer, masked, orderId } }: ViewProps) {
  const t = useT();
  return (
    <FactRows>
      <FactRow name={t('withdrawal.to')}>
        <span>
          <bdi>{issuer}</bdi> <Masked text={masked} />
        </span>
      </FactRow>
      <CopyRow name={t('order.reference')} text={orderId} groups={referenceGroups(orderId)} />
    </FactRows>
  );
}

export function WithdrawalView({ first }: { readonly first: Withdrawal }) {
  const t = useT();
  const { state, cancel } = useWithdrawal(first);
  const { withdrawal } = state;
  return (
    <div className={css.column}>
      <Announcement withdrawal={withdrawal} />
      <WithdrawalHero withdrawal={withdrawal} />
      {isStale(state) && <p className={css.stale}>{t('order.stale')}</p>}
      <Reason withdrawal={withdrawal} />
      <WithdrawalSteps withdrawal={withdrawal} />
      <Facts withdrawal={withdrawal} />
      <TalkToUsRow />
      {withdrawal.canCancel && (
        <Button variant="text" size="md" block busy={state.at === 'cancelling'} onClick={cancel}>
          {t('withdrawal.cancel')}
        </Button>
      )}
      <ActionBar>
        <Link to="memberHome" className={buttonClass({ block: true })}>
          {t('withdrawal.done')}
        </Link>
      </ActionBar>
    </div>
  );
}
