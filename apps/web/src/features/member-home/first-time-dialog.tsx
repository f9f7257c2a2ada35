// OV-04: the word of welcome after a registration, over the page that a new member comes to.
import type { OverlayProps } from '../../kit/feature.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import type { AppEventTable } from '../../shell/events/events.ts';
import type { Shell } from '../../shell/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import { noteWelcome } from './note-welcome.ts';

/** Welcomes a new member. Once the welcome has been read, the platform remembers that. */
export async function welcome(
  shell: Pick<Shell, 'overlays' | 'send'>,
  { userName, isNameGenerated }: AppEventTable['registered'],
): Promise<void> {
  if (userName === null) return;
  await shell.overlays.open('firstTime', { name: userName, ...(isNameGenerated && { isNameGenerated }) });
  await noteWelcome(shell);
}

export function Overlay({ props: { name, isNameGenerated }, answer }: OverlayProps<'firstTime'>) {
  const t = useT();
  const { navigation, settings } = useShell();
  const showDraws = (): void => {
    // Closes the dialog first: its step of the history must be gone before the page changes.
    answer(null);
    navigation.go('game', { query: { lane: 'lottery' } });
  };
  return (
    <Dialog
      title={t('memberHome.firstTimeTitle', { name })}
      actions={
        <>
          <Button size="md" onClick={() => answer(null)}>
            {t('memberHome.firstTimeDone')}
          </Button>
          <Button variant="primary" size="md" autoFocus onClick={showDraws}>
            {t('memberHome.toDraws')}
          </Button>
        </>
      }
    >
      {isNameGenerated && <p>{t('memberHome.firstTimeName')}</p>}
      <p>{settings.demo ? t('memberHome.firstTimeDemo') : t('memberHome.firstTimeText')}</p>
    </Dialog>
  );
}
