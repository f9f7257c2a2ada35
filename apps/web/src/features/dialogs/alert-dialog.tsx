// A notice with one button, or two: answers which.
import type { OverlayProps } from '../../kit/feature.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import css from './dialogs.module.css';

export function Overlay({ props, answer }: OverlayProps<'alert'>) {
  const t = useT();
  const { overlays } = useShell();
  const { title, lead, message, confirm, cancel, reference, help, danger } = props;
  // A key that is pressed too early must do no harm.
  const startsAtCancel = Boolean(danger && cancel);
  // Closes the notice first: nothing opens over a notice.
  const askPeople = (): void => {
    answer('cancelled');
    void overlays.open('services', {});
  };
  return (
    <Dialog
      title={title}
      urgent
      actions={
        <>
          {help && (
            <Button size="md" onClick={askPeople}>
              {t('services.title')}
            </Button>
          )}
          {cancel && (
            <Button size="md" autoFocus={startsAtCancel} onClick={() => answer('cancelled')}>
              {cancel}
            </Button>
          )}
          <div className={danger ? css.danger : css.confirm}>
            <Button
              variant={danger ? 'secondary' : 'primary'}
              size="md"
              block
              autoFocus={!startsAtCancel}
              onClick={() => answer('confirmed')}
            >
              {confirm ?? t('common.confirm')}
            </Button>
          </div>
        </>
      }
    >
      {lead && <p className={css.lead}>{lead}</p>}
      <p className={css.message}>{message}</p>
      {reference && <p className={css.reference}>{t('common.reference', { reference })}</p>}
    </Dialog>
  );
}
