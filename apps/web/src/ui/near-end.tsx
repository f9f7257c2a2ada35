// The end of a list that grows: calls back when it comes near the screen, perhaps more than once.
import { type ReactNode, useEffect, useRef } from 'react';
import { whenNear } from './when-near.ts';

export interface NearEndProps {
  readonly onNear: () => void;
  readonly children: ReactNode;
}

export function NearEnd({ onNear, children }: NearEndProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Watched anew with each render: a short page may leave the end where it was, which no browser reports again.
  useEffect(() => (frame.current ? whenNear(frame.current, onNear) : undefined));
  return <div ref={frame}>{children}</div>;
}
