// A countdown until a person may try again. Screen readers hear the sentence before it, and its end.
import { useState } from 'react';
import { clockTime, secondsTo } from '../shell/clock/time-left.ts';
import type { FailureMessage } from '../shell/errors/failure-message.ts';
import { useNow, useT } from './shell-context.tsx';

export interface WaitProps {
  readonly problem: Pick<FailureMessage, 'waitSeconds' | 'waitFor'>;
}

export function Wait({ problem: { waitSeconds = 0, waitFor } }: WaitProps) {
  const t = useT();
  const now = useNow();
  const [until] = useState(now + waitSeconds * 1000);
  if (until <= now) return <p>{t('failure.tryNow')}</p>;
  const text = waitFor === 'code' ? 'codesProblem.nextIn' : 'failure.tryIn';
  return <p role="timer">{t(text, { time: clockTime(secondsTo(until, now)) })}</p>;
}
