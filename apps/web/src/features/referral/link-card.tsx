// The link of an invitation: as a QR code, as a text, to copy and to share.
import { useShell, useT } from '../../kit/shell-context.tsx';
import { copyWithToast } from '../../shell/clipboard/copy.ts';
import { pathOf, type QrCode } from '../../shell/qr/qr.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyIcon, UsersIcon } from '../../ui/member-icons.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import css from './referral.module.css';
import { canShare, shareLink } from './share-link.ts';

/** Some 170 pixels for the picture, as a phone reads it in a hand's distance. */
const MODULE_PX = 4;

export interface LinkCardProps {
  readonly title: string;
  readonly link: string;
  readonly qr: QrCode | null;
}

export function LinkCard({ title, link, qr }: LinkCardProps) {
  const t = useT();
  const { overlays, settings } = useShell();
  const copyLink = (): Promise<void> =>
    copyWithToast(overlays, link, { copied: t('referral.copied'), byHand: t('referral.copyByHand') });
  const share = async (): Promise<void> => {
    const text = t('referral.shareText', { brand: settings.brandName });
    if (!(await shareLink({ title: settings.brandName, text, url: link }))) await copyLink();
  };
  const withSheet = canShare();
  return (
    <Card padded>
      <section className={css.invitation} aria-label={title}>
        <h2>{title}</h2>
        <div className={css.code}>
          {qr && <QrPicture path={pathOf(qr)} modules={qr.length} modulePx={MODULE_PX} label={t('referral.qr')} />}
        </div>
        <p className={css.link}>
          <bdi dir="ltr">{link}</bdi>
        </p>
        <div className={css.ways}>
          {withSheet && (
            <Button variant="primary" block onClick={() => void share()}>
              <UsersIcon size={20} />
              {t('referral.share')}
            </Button>
          )}
          <Button variant={withSheet ? 'soft' : 'primary'} block onClick={() => void copyLink()}>
            <CopyIcon size={20} />
            {t('referral.copy')}
          </Button>
        </div>
      </section>
    </Card>
  );
}
