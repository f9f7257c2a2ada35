// The buttons under a promotion, once the browser knows who is there.
import { useSyncExternalStore } from 'react';
import { createLazySection } from '../lazy-section.tsx';

const buttons = createLazySection(
  { code: () => import('./promotion-buttons.tsx') },
  ({ PromotionButtons }) => PromotionButtons,
  null,
);

const watchNothing = () => () => undefined;

export function LatePromotionButtons() {
  const isHydrated = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  return isHydrated ? <buttons.Section /> : null;
}
