// OV-01: opens the registration over the page, and the log-in from it.
import type { Overlays } from '../shell/shell.ts';
import { useShell } from './shell-context.tsx';

export async function joinOver(overlays: Overlays): Promise<void> {
  if ((await overlays.ask('register', {})) === 'hasAccount') await overlays.ask('login', {});
}

export function useJoin(): () => void {
  const { overlays } = useShell();
  return () => void joinOver(overlays);
}
