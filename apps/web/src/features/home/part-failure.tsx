// A part of the page that failed to load: shows a message in its place and offers another try.
import { useState } from 'react';
import { useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import css from './part-failure.module.css';

export interface PartFailureProps {
  readonly reference: string;
  readonly onRetry: () => Promise<void>;
}

export function PartFailure({ reference, onRetry }: PartFailureProps) {
  const t = useT();
  const [trying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    // Its code may not come either: the failure stays, and the button works again.
    await onRetry().catch(() => undefined);
    setTrying(false);
  };
  return (
    <section className={css.failure} aria-label={t('home.laneFailed')}>
      <AlertIcon size={20} />
      <div>
        <b>{t('home.laneFailed')}</b>
        <p>{`${t('home.laneFailedText')} ${t('common.reference', { reference })}`}</p>
      </div>
      <Button variant="soft" size="md" busy={trying} onClick={() => void retry()}>
        {t('common.retry')}
      </Button>
    </section>
  );
}
