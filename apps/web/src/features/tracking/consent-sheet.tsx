// The choice of whether others are told of what one does here: two equal buttons.
import { useSyncExternalStore } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { consentStateOf } from './consent-state.ts';
import css from './tracking.module.css';

export function Overlay({ answer }: OverlayProps<'consent'>) {
  const t = useT();
  const shell = useShell();
  const consent = consentStateOf(shell);
  const asked = useSyncExternalStore(consent.subscribe, consent.asked, () => null);
  const current = consent.current();
  const choose = (choice: 'accepted' | 'refused') => (): void => {
    void consent.choose(choice);
    answer(choice);
  };
  return (
    <Sheet title={t('tracking.title')} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={css.consent}>
        <p>{t('tracking.text', { brand: shell.settings.brandName })}</p>
        <ul className={css.receivers} aria-label={t('tracking.receivers')}>
          {asked?.receivers.map((receiver) => (
            <li key={receiver} translate="no">
              <bdi>{receiver}</bdi>
            </li>
          ))}
        </ul>
        <p className={css.note}>
          {asked && t(asked.tellsNames ? 'tracking.noteWithName' : 'tracking.note')}{' '}
          <Link to="help" query={{ id: 'privacy' }} className={css.more}>
            {t('register.documentPrivacy')}
          </Link>
        </p>
        {(current === 'accepted' || current === 'refused') && (
          <p className={css.note}>{t(current === 'accepted' ? 'tracking.isAllowed' : 'tracking.isRefused')}</p>
        )}
        <div className={css.buttons}>
          <Button variant="soft" block onClick={choose('refused')}>
            {t('tracking.refuse')}
          </Button>
          <Button variant="soft" block onClick={choose('accepted')}>
            {t('tracking.accept')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
