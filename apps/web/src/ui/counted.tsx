// An amount that counts up to what it has become; to what is less, or where motion is unwelcome, it goes at once.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { countedAt } from './counted.rules.ts';
import { hiddenClass } from './hidden.tsx';

export interface CountedProps {
  /** A whole number of units. */
  readonly units: string;
  readonly children: (units: string) => ReactNode;
}

const COUNT_MS = 1_200;

export function Counted({ units, children }: CountedProps) {
  const [shown, setShown] = useState(units);
  const last = useRef(BigInt(units));
  useEffect(() => {
    const to = BigInt(units);
    const from = last.current;
    const show = (now: bigint): void => {
      last.current = now;
      setShown(String(now));
    };
    if (to <= from || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to);
    const began = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const share = (now - began) / COUNT_MS;
      show(countedAt(from, to, share));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [units]);
  return (
    <>
      <span aria-hidden="true">{children(shown)}</span>
      <span className={hiddenClass}>{children(units)}</span>
    </>
  );
}
