// A notice with one button, or two: answers which.
import type { OverlayProps } from '../../app/feature.ts';
import { useT } from '../../app/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import css from './dialogs.module.css';

export function Overlay({ props, answer }: OverlayProps<'alert'>) {
  const t = useT();
  const { title, message, confirm, cancel, reference } = props;
  return (
    <Dialog
      title={title}
      urgent
      actions={
        <>
          {cancel && (
            <Button size="md" onClick={() => answer('cancelled')}>
              {cancel}
            </Button>
          )}
          <Button look="primary" size="md" autoFocus onClick={() => answer('confirmed')}>
            {confirm ?? t('common.confirm')}
          </Button>
        </>
      }
    >
      <p>{message}</p>
      {reference && <p className={css.reference}>{t('dialogs.reference', { reference })}</p>}
    </Dialog>
  );
}
