// The choice of whether others are told of what one does here: two equal buttons.
import type { OverlayProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import css from './tracking.module.css';

export function Overlay({ props: { receivers, chosen }, answer }: OverlayProps<'consent'>) {
  const t = useT();
  const { settings } = useShell();
  return (
    <Sheet title={t('tracking.title')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={css.consent}>
        <p>{t('tracking.text', { brand: settings.brandName })}</p>
        <ul className={css.receivers} aria-label={t('tracking.receivers')}>
          {receivers.map((receiver) => (
            <li key={receiver} translate="no">
              <bdi>{receiver}</bdi>
            </li>
          ))}
        </ul>
        <p className={css.note}>
          {t('tracking.note')}{' '}
          <Link to="help" query={{ id: 'privacy' }} className={css.more}>
            {t('register.documentPrivacy')}
          </Link>
        </p>
        {chosen && <p className={css.note}>{t(chosen === 'accepted' ? 'tracking.isAllowed' : 'tracking.isRefused')}</p>}
        <div className={css.buttons}>
          <Button variant="soft" block onClick={() => answer('refused')}>
            {t('tracking.refuse')}
          </Button>
          <Button variant="soft" block onClick={() => answer('accepted')}>
            {t('tracking.accept')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
