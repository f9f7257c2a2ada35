// The choice of the member's picture, which the bar opens and the page shows.
import type { MemberInfo } from '@foyer/contract';
import { useRef, useState } from 'react';
import { useFlow, useShell } from '../../kit/shell-context.tsx';
import { pictureFlow } from './picture.flow.ts';
import { pictureRunner } from './picture.runner.ts';

export function usePicture(info: MemberInfo | null) {
  const shell = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const [runner] = useState(() =>
    // Moves the focus after the choice has left the page.
    pictureRunner(shell, { focusPicture: () => void setTimeout(() => button.current?.focus()) }),
  );
  const [flow] = useState(() => pictureFlow(info?.profileIcon ?? null));
  const [state, send] = useFlow(flow, runner);
  return { state, send, button };
}

export type PictureModel = ReturnType<typeof usePicture>;
