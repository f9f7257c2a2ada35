// Renders the open overlays: the last one is visible, those below it keep their state.
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import type { OpenOverlay, OverlayQueue } from '../shell/overlays/create-overlays.ts';
import { useFocusTrap } from '../shell/overlays/use-focus-trap.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { overlayComponent } from './overlay-components.ts';

function Layer({
  entry,
  isTopmost,
  children,
}: {
  readonly entry: OpenOverlay;
  readonly isTopmost: boolean;
  readonly children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { opener, scrollLockDelayMs } = entry;
  useFocusTrap(frame, { active: isTopmost, opener, scrollLockDelayMs, onEscape: () => entry.answer(null) });
  return (
    <div ref={frame} hidden={!isTopmost}>
      {children}
    </div>
  );
}

export function OverlayHost({ queue }: { readonly queue: OverlayQueue }) {
  const open = useSyncExternalStore(queue.subscribe, queue.openOverlays, queue.openOverlays);
  return open.map((entry, index) => {
    const Overlay = overlayComponent(entry.name);
    return (
      <ErrorBoundary key={entry.id} fallback={() => null} onError={() => queue.giveUp(entry.id)}>
        <Layer entry={entry} isTopmost={index === open.length - 1}>
          {Overlay && <Overlay props={entry.props} answer={entry.answer} />}
        </Layer>
      </ErrorBoundary>
    );
  });
}
