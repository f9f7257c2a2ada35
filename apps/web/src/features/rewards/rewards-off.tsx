// The page of an operator without a reward centre: what there is instead.
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';

export function RewardsOff() {
  const t = useT();
  const { settings } = useShell();
  return (
    <PageMessage
      illustration={<TicketIllustration />}
      title={t('rewards.offTitle')}
      text={t('rewards.offText', { brand: settings.brandName })}
    >
      <Link to="activity" className={buttonClass({ variant: 'primary' })}>
        {t('rewards.toPromotions')}
      </Link>
    </PageMessage>
  );
}
