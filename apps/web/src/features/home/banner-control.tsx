// The banners' movement with the button that stops it; home does without it until it is idle.
import { useState, useSyncExternalStore } from 'react';
import { rowMotions } from '../../kit/row-motion/row-motion.rules.ts';
import { createRowMotion } from '../../kit/row-motion/row-motion.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { MotionButton } from '../../ui/motion-button.tsx';

export function BannerControl({ row }: { readonly row: HTMLElement }) {
  const t = useT();
  const { overlays } = useShell();
  const [motion] = useState(() => createRowMotion(row, window, overlays, rowMotions.banners));
  const { isReduced, isStopped } = useSyncExternalStore(motion.subscribe, motion.scene);
  // Nothing moves there, so nothing has to be stopped.
  if (isReduced) return null;
  return (
    <MotionButton
      label={t(isStopped ? 'banners.move' : 'banners.stop')}
      isStopped={isStopped}
      onToggle={motion.toggle}
    />
  );
}
