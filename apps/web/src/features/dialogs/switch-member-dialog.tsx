// A link brings another member than the one logged in: ask, never switch silently.
import type { OverlayProps } from '../../kit/feature.ts';
import { useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import css from './dialogs.module.css';

export function Overlay({ props: { from, to }, answer }: OverlayProps<'switchMember'>) {
  const t = useT();
  return (
    <Dialog
      title={t('dialogs.switchTitle')}
      urgent
      actions={
        <div className={css.stacked}>
          <Button variant="primary" size="md" block autoFocus onClick={() => answer('stay')}>
            {t('dialogs.switchStay', { from })}
          </Button>
          <Button size="md" block onClick={() => answer('switch')}>
            {t('dialogs.switchGo', { to })}
          </Button>
        </div>
      }
    >
      <p>{t('dialogs.switchText', { from, to })}</p>
      <p className={css.reference}>{t('dialogs.switchNote')}</p>
    </Dialog>
  );
}
