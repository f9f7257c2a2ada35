// A countdown until a person may try again. Screen readers hear the sentence before it, and its end.
import { useState } from 'react';
import { minutesAndSeconds, secondsTo } from '../shell/clock/time-left.ts';
import { useNow, useT } from './shell-context.tsx';

export interface WaitProps {
  readonly seconds: number;
}

export function Wait({ seconds }: WaitProps) {
  const t = useT();
  const now = useNow();
  const [until] = useState(now + seconds * 1000);
  if (until <= now) return <p>{t('failure.tryNow')}</p>;
  return <p role="timer">{t('failure.tryIn', { time: minutesAndSeconds(secondsTo(until, now)) })}</p>;
}
