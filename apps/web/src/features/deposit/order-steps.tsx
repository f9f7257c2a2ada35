// The three steps of a deposit: sent, paid, in the balance.
import type { PublicOrder } from '@foyer/contract';
import { useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { useStepWords } from '../../kit/step-words.ts';
import { clockTime } from '../../kit/wallet/ledger-line.rules.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Steps } from '../../ui/steps.tsx';
import { type Standing, stepLooks } from './order.rules.ts';

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

export function OrderSteps({ order, standing }: { readonly order: PublicOrder; readonly standing: Standing }) {
  const t = useT();
  const language = useTextLanguage();
  const [sent, paid, arrived] = stepLooks[standing];
  const stopped = stoppedTexts[standing];
  const payText = standing === 'pay' ? t(payTexts[order.kind]) : undefined;
  const waitText = standing === 'confirm' || standing === 'checking' ? t('order.stepConfirming') : undefined;
  const arrivedText = arrived === 'done' && order.decidedAt ? clockTime(order.decidedAt, language) : undefined;
  return (
    <Steps
      label={t('order.steps')}
      words={useStepWords()}
      steps={[
        { look: sent, title: t('order.stepSent'), text: clockTime(order.createdAt, language) },
        { look: paid, title: t(stopped ?? 'order.stepPaid'), text: payText ?? waitText },
        { look: arrived, title: t('order.stepArrived'), text: arrivedText },
      ]}
    />
  );
}
