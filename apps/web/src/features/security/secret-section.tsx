// The authenticator's secret: a QR code, a link for this phone, a text to copy or type.
import { useShell, useT } from '../../kit/shell-context.tsx';
import { copyWithToast } from '../../shell/clipboard/copy.ts';
import { pathOf, type QrCode } from '../../shell/qr/qr.ts';
import { buttonClass } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import { PhoneIcon } from '../../ui/form-icons.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CopyIcon } from '../../ui/member-icons.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Secret } from './enrol.flow.ts';
import css from './security.module.css';

/** Some 160 pixels for the picture, as a phone reads it in a hand's distance. */
const MODULE_PX = 3;

function Qr({ code }: { readonly code: QrCode | null }) {
  const t = useT();
  if (!code) return <Skeleton shape="block" />;
  return <QrPicture path={pathOf(code)} modules={code.length} modulePx={MODULE_PX} label={t('security.qr')} />;
}

/** Groups the secret in fours, for reading and typing. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function SecretSection({
  secret: { secret, otpauth },
  qr,
}: {
  readonly secret: Secret;
  readonly qr: QrCode | null;
}) {
  const t = useT();
  const { overlays } = useShell();
  const copySecret = (): Promise<void> =>
    copyWithToast(overlays, secret, { copied: t('security.copied'), byHand: t('security.copyByHand') });
  return (
    <>
      <p className={formCss.lead}>{t('security.enrolLead')}</p>
      <a className={buttonClass({ variant: 'soft', block: true })} href={otpauth}>
        <PhoneIcon size={20} />
        {t('security.openApp')}
      </a>
      <div className={css.scan}>
        <Qr code={qr} />
        <p>{t('security.scan')}</p>
      </div>
      <div className={css.secret}>
        <div>
          <b>{t('security.secret')}</b>
          <code dir="ltr">{inFours(secret)}</code>
        </div>
        <IconButton label={t('security.copySecret')} onClick={() => void copySecret()}>
          <CopyIcon />
        </IconButton>
      </div>
    </>
  );
}
