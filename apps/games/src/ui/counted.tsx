// An amount that counts up to what it has become; to what is less, or where motion is unwelcome, it goes at once.
import { useEffect, useRef, useState } from 'react';
import { countedAt } from './counted.rules.ts';

interface CountedProps {
  readonly amount: bigint;
  readonly format: (amount: bigint) => string;
  readonly isStill: boolean;
}

const COUNT_MS = 1_200;

export function Counted({ amount, format, isStill }: CountedProps) {
  const [shown, setShown] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const show = (now: bigint): void => {
      last.current = now;
      setShown(now);
    };
    const from = last.current;
    if (isStill || amount <= from) return show(amount);
    const began = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const share = (now - began) / COUNT_MS;
      show(countedAt(from, amount, share));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, isStill]);
  return (
    <>
      <span aria-hidden="true">{format(shown)}</span>
      <span className="vh">{format(amount)}</span>
    </>
  );
}
