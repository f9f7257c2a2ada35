// A page of rewards that is only looked at: loaded again when it is seen again, and when a time of it is over.
import { useState } from 'react';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { actFlow } from './act.flow.ts';
import { createLooks, type LookEffect, type Looked } from './looks.ts';

interface Look<D> {
  readonly data: D;
  /** The last load had no answer: what is seen may be old. */
  readonly isStale: boolean;
  readonly reload: () => void;
}

export function useLooked<D>(name: string, first: D, looked: Looked<D>): Look<D> {
  const shell = useShell();
  const [flow] = useState(() => actFlow<D, never>(name, first));
  const [look] = useState(() => createLooks<D>(shell, looked));
  // Nobody acts on such a page: there is no effect of that name.
  const [state, send] = useFlow(flow, (effect, dispatch) => look(effect as LookEffect<D>, dispatch));
  const reload = (): void => send({ type: 'loadDue' });
  useAppEvent(shell.events, 'pageShown', reload);
  return { data: state.data, isStale: state.isStale, reload };
}
