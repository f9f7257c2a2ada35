// The newer app that nobody goes on without. It stays: the page behind it belongs to the old app.

import type { OverlayProps } from '../../kit/feature.ts';
import { loadAppOffer } from '../../kit/install/app-offer.ts';
import { startDownload } from '../../kit/install/start-download.ts';
import { useShell } from '../../kit/shell-context.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

export function Overlay({ props }: OverlayProps<'mandatoryUpgrade'>) {
  const shell = useShell();
  const upgrade = async (): Promise<void> => {
    const offer = await loadAppOffer(shell);
    if (offer) startDownload(offer, shell);
  };
  return <UpgradeDialog {...props} onUpgrade={() => void upgrade()} onClose={null} />;
}
