// PO-02: the slides' movement with the button that stops it.
import { useState, useSyncExternalStore } from 'react';
import { rowMotions } from '../../kit/row-motion/row-motion.rules.ts';
import { createRowMotion } from '../../kit/row-motion/row-motion.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { MotionButton } from '../../ui/motion-button.tsx';

export function SlideControl({ row }: { readonly row: HTMLElement }) {
  const t = useT();
  const { overlays } = useShell();
  const [motion] = useState(() => createRowMotion(row, window, overlays, rowMotions.announcements));
  const { isReduced, isStopped } = useSyncExternalStore(motion.subscribe, motion.scene);
  // Nothing moves there, so nothing has to be stopped.
  if (isReduced) return null;
  return (
    <MotionButton
      label={t(isStopped ? 'announcements.move' : 'announcements.stop')}
      isStopped={isStopped}
      onToggle={motion.toggle}
    />
  );
}
