// Tells once that its content has come into sight.
import { type ReactNode, useEffect, useRef } from 'react';

export interface NearProps {
  readonly onNear: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Near({ onNear, children, className }: NearProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      onNear();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [onNear]);
  return (
    <div ref={frame} className={className}>
      {children}
    </div>
  );
}
