// AU-01, UP-02: a new version is there. It opens over nothing that a reload would lose.
import type { OverlayProps } from '../../kit/feature.ts';
import { useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import { RefreshIcon } from '../../ui/retry-icons.tsx';
import css from './updates.module.css';

export function Overlay({ props, answer }: OverlayProps<'update'>) {
  const t = useT();
  const isApp = props.of === 'app';
  return (
    // The focus is on none of the buttons: a key that was meant for the page must not reload it.
    <Dialog
      title={t(isApp ? 'updates.appTitle' : 'updates.siteTitle')}
      actions={
        <div className={css.actions}>
          <Button variant="primary" size="md" block onClick={() => answer('reload')}>
            <RefreshIcon size={20} />
            {t(isApp ? 'updates.appUpdate' : 'updates.siteReload')}
          </Button>
          <Button size="md" block onClick={() => answer(null)}>
            {t('updates.later')}
          </Button>
        </div>
      }
    >
      <p>{t(isApp ? 'updates.appText' : 'updates.siteText')}</p>
    </Dialog>
  );
}
