// A game that is not open yet, or whose vendor is in maintenance: its picture, and the way to what can be played today.
import type { OverlayProps } from '../../kit/feature.ts';
import { useArt, useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import css from './dialogs.module.css';

export function Overlay({ props: { name, art, maintenance }, answer }: OverlayProps<'soon'>) {
  const t = useT();
  const picture = useArt()(art ?? '');
  const { navigation } = useShell();
  const seeOthers = (): void => {
    // Closes the dialog first: its step of the history must be gone before the page changes.
    answer(null);
    navigation.go('game', { query: maintenance ? {} : { lane: 'lottery' } });
  };
  return (
    <Dialog
      title={t(maintenance ? 'dialogs.maintenanceTitle' : 'dialogs.soonTitle', { game: name })}
      actions={
        <div className={css.stacked}>
          <Button variant="primary" size="md" block autoFocus onClick={seeOthers}>
            {t(maintenance ? 'dialogs.maintenanceGames' : 'dialogs.soonDraws')}
          </Button>
          <Button size="md" block onClick={() => answer(null)}>
            {t('common.close')}
          </Button>
        </div>
      }
    >
      {picture && <img className={css.soon} src={picture} alt="" width="104" height="138" />}
      <p>{t(maintenance ? 'dialogs.maintenanceText' : 'dialogs.soonText')}</p>
    </Dialog>
  );
}
