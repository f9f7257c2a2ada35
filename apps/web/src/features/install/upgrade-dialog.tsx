// UP-01: the app around the page is an old one.
import { useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay.tsx';

export interface UpgradeDialogProps {
  readonly from: string;
  readonly to: string;
  readonly onUpgrade: () => void;
  /** Null: it cannot be closed. */
  readonly onClose: (() => void) | null;
}

export function UpgradeDialog({ from, to, onUpgrade, onClose }: UpgradeDialogProps) {
  const t = useT();
  return (
    <Dialog
      title={t('install.upgradeTitle')}
      actions={
        <>
          {onClose && (
            <Button size="md" onClick={onClose}>
              {t('install.later')}
            </Button>
          )}
          <Button variant="primary" size="md" autoFocus onClick={onUpgrade}>
            {t('install.upgrade')}
          </Button>
        </>
      }
    >
      <p>{t('install.upgradeText', { from, to })}</p>
      {!onClose && <p>{t('install.upgradeMust')}</p>}
    </Dialog>
  );
}
