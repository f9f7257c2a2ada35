// The offer of a newer app.
import type { OverlayProps } from '../../kit/feature.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

export const Overlay = ({ props, answer }: OverlayProps<'appUpgrade'>) => (
  <UpgradeDialog {...props} onUpgrade={() => answer('upgrade')} onClose={() => answer(null)} />
);
