// The words by which screen readers tell how far a step is.
import type { TextKey } from '../shell/i18n/texts.ts';
import type { StepLook } from '../ui/steps.tsx';
import { useT } from './shell-context.tsx';

const keys: Readonly<Record<StepLook, TextKey>> = {
  done: 'order.stepDone',
  now: 'order.stepNow',
  next: 'order.stepNext',
  stopped: 'order.stepStopped',
};

export function useStepWords(): Readonly<Record<StepLook, string>> {
  const t = useT();
  return { done: t(keys.done), now: t(keys.now), next: t(keys.next), stopped: t(keys.stopped) };
}
