// Calls `onInView` once, when its content scrolls into view.
import { type ReactNode, useEffect, useRef } from 'react';

export interface InViewProps {
  readonly onInView: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function InView({ onInView, children, className }: InViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      onInView();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [onInView]);
  return (
    <div ref={frame} className={className}>
      {children}
    </div>
  );
}
