// What an open order is paid by: an account, a code to scan, an address. A provider's page is the button below.
import { useT } from '../../kit/shell-context.tsx';
import { useExactMoney } from '../../kit/wallet/exact-money.tsx';
import { pathOf, type QrCode } from '../../shell/qr/qr.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CopyCodeButton, CopyRow } from './copy-row.tsx';
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
}

export function PaymentSection({ payment: { pixCode, transfer, wallet }, qr, amount }: PaymentSectionProps) {
  const t = useT();
  const money = useExactMoney();
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
        <dl className={classNames(cardClass, css.rows)}>
          <CopyRow name={t('order.bank')} text={transfer.bankName} code={false} />
          <CopyRow name={t('order.holder')} text={transfer.accountName} code={false} />
          <CopyRow name={t('order.account')} text={transfer.accountNumber} />
          <CopyRow name={t('order.transferReference')} text={transfer.reference} />
        </dl>
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
      <dl className={classNames(cardClass, css.rows)}>
        <div className={css.row}>
          <dt>{t('order.network')}</dt>
          <dd>
            <bdi dir="ltr">{wallet.network}</bdi>
          </dd>
        </div>
        <CopyRow name={t('order.address')} text={wallet.address} />
      </dl>
    </>
  );
}
