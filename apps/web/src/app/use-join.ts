// OV-01: opens the registration over the page one is on, and the log-in after it for who has an account already.
import { useShell } from './shell-context.tsx';

export function useJoin(): () => void {
  const { overlays } = useShell();
  const join = async (): Promise<void> => {
    if ((await overlays.ask('register', {})) === 'hasAccount') await overlays.ask('login', {});
  };
  return () => void join();
}
