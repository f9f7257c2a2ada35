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
  // Closes the notice first: nothing opens over a notice.
  const askPeople = (): void => {
    answer('cancelled');
    void overlays.open('services', { reference });
  };
  // A key that is pressed too early must do no harm: danger starts at the other button.
  const button = (
    <Button variant="primary" size="md" autoFocus={!danger} onClick={() => answer('confirmed')}>
      {confirm ?? t('common.confirm')}
    </Button>
  );
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
            <Button size="md" autoFocus={danger === true} onClick={() => answer('cancelled')}>
              {cancel}
            </Button>
          )}
          {danger ? <div className={css.danger}>{button}</div> : button}
        </>
      }
    >
      {lead && <p className={css.lead}>{lead}</p>}
      <p className={css.message}>{message}</p>
      {reference && <p className={css.reference}>{t('common.reference', { reference })}</p>}
    </Dialog>
  );
}
