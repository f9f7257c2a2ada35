// The three steps of a deposit: sent, paid, in the balance.
import type { PublicOrder } from '@foyer/contract';
import { useT, useTextLanguage } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/form-icons.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import css from './order.module.css';
import { type Standing, type StepLook, stepLooks, timeOfDay } from './order.rules.ts';

const payTexts: Readonly<Record<PublicOrder['kind'], TextKey>> = {
  bankTransfer: 'order.payByTransfer',
  card: 'order.payOnPage',
  eWallet: 'order.payOnPage',
  pix: 'order.payByPix',
  virtualWallet: 'order.payByWallet',
};

const stoppedTexts: { readonly [S in Standing]?: TextKey } = {
  failed: 'order.stepDeclined',
  expired: 'order.stepExpired',
};

const lookWords: Readonly<Record<StepLook, TextKey>> = {
  done: 'order.stepDone',
  now: 'order.stepNow',
  next: 'order.stepNext',
  stopped: 'order.stepStopped',
};

interface StepProps {
  readonly number: number;
  readonly look: StepLook;
  readonly title: string;
  readonly text?: string | undefined;
}

function Step({ number, look, title, text }: StepProps) {
  const t = useT();
  return (
    <li className={css[look]} aria-current={look === 'now' ? 'step' : undefined}>
      <i aria-hidden="true">
        {look === 'done' ? <CheckIcon size={16} /> : look === 'stopped' ? <CloseIcon size={16} /> : number}
      </i>
      <div>
        <b>{title}</b> <Hidden>{t(lookWords[look])}</Hidden>
        {text && (
          <p>
            <bdi>{text}</bdi>
          </p>
        )}
      </div>
    </li>
  );
}

export function OrderSteps({ order, standing }: { readonly order: PublicOrder; readonly standing: Standing }) {
  const t = useT();
  const language = useTextLanguage();
  const [sent, paid, arrived] = stepLooks[standing];
  const stopped = stoppedTexts[standing];
  const payText = standing === 'pay' ? t(payTexts[order.kind]) : undefined;
  const waitText = standing === 'confirm' || standing === 'checking' ? t('order.stepConfirming') : undefined;
  return (
    <ol className={classNames(cardClass, css.steps)} aria-label={t('order.steps')}>
      <Step number={1} look={sent} title={t('order.stepSent')} text={timeOfDay(order.createdAt, language)} />
      <Step number={2} look={paid} title={t(stopped ?? 'order.stepPaid')} text={payText ?? waitText} />
      <Step
        number={3}
        look={arrived}
        title={t('order.stepArrived')}
        text={arrived === 'done' && order.decidedAt ? timeOfDay(order.decidedAt, language) : undefined}
      />
    </ol>
  );
}
