// What an open order is paid by: an account, a code to scan, an address. A provider's page is the button below.
import { CopyCodeButton, CopyRow, FactRow, FactRows } from '../../kit/payment/copy-row.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { pathOf, type QrCode } from '../../shell/qr/qr.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './order.module.css';
import type { Payment } from './order.rules.ts';

/** Side of the picture that a code comes near to; its modules are of whole pixels. */
const QR_PX = 232;
const LEAST_MODULE_PX = 2;

function Qr({ code, label }: { readonly code: QrCode | null; readonly label: string }) {
  if (!code) return <Skeleton shape="block" />;
  const modulePx = Math.max(LEAST_MODULE_PX, Math.floor(QR_PX / code.length));
  return <QrPicture path={pathOf(code)} modules={code.length} modulePx={modulePx} label={label} />;
}

export interface PaymentSectionProps {
  readonly payment: Payment;
  readonly qr: QrCode | null;
  /** Minor units. */
  readonly amount: string;
  /** Name of the method, which says what is sent: "USDT (TRC20)". */
  readonly method: string;
}

/** "1234.50", "200000": as fields of a bank's app take it. */
function bareAmount(minorUnits: string, minorDigits: number): string {
  const digits = minorUnits.padStart(minorDigits + 1, '0');
  const point = digits.length - minorDigits;
  return minorDigits === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The sum, which is to be paid exactly: shown as everywhere, and copied as a bare number. */
function AmountRow({ amount }: Pick<PaymentSectionProps, 'amount'>) {
  const t = useT();
  const money = useExactMoney();
  const { minorDigits } = useShell().settings;
  return <CopyRow name={t('deposit.amount')} text={bareAmount(amount, minorDigits)} groups={[money(amount)]} />;
}

export function PaymentSection({ payment, qr, amount, method }: PaymentSectionProps) {
  const t = useT();
  const money = useExactMoney();
  const { pixCode, transfer, wallet } = payment;
  if (pixCode !== null)
    return (
      <section className={classNames(cardClass, css.scan)}>
        <Qr code={qr} label={t('order.qrPix', { amount: money(amount) })} />
        <p>{t('order.pixHow')}</p>
        <CopyCodeButton text={pixCode}>{t('order.copyPix')}</CopyCodeButton>
      </section>
    );
  if (transfer)
    return (
      <section>
        <FactRows>
          <AmountRow amount={amount} />
          <CopyRow name={t('order.bank')} text={transfer.bankName} code={false} />
          <CopyRow name={t('order.holder')} text={transfer.accountName} code={false} />
          <CopyRow name={t('order.account')} text={transfer.accountNumber} />
          <CopyRow name={t('order.transferReference')} text={transfer.reference} />
        </FactRows>
        <p className={css.below}>{t('order.transferHow')}</p>
      </section>
    );
  if (!wallet) return null;
  return (
    <>
      <section className={classNames(cardClass, css.scan)}>
        <Qr code={qr} label={t('order.qrWallet', { network: wallet.network })} />
        <p>{t('order.walletHow', { network: wallet.network })}</p>
      </section>
      <FactRows>
        <AmountRow amount={amount} />
        <FactRow name={t('deposit.method')}>
          <bdi>{method}</bdi>
        </FactRow>
        <FactRow name={t('order.network')}>
          <bdi dir="ltr">{wallet.network}</bdi>
        </FactRow>
        <CopyRow name={t('order.address')} text={wallet.address} />
      </FactRows>
    </>
  );
}
