// RT-02, RT-17: where a member goes after a log-in; the form's entry in the history gives way to it.
import { landing } from '../navigation/landing.ts';
import type { Shell } from '../shell.ts';

export function goOn({ session, navigation }: Pick<Shell, 'session' | 'navigation'>): void {
  if (session.current()?.restricted) {
    navigation.go('changePassword', { replace: true });
    return;
  }
  const { route, query } = landing(navigation.query(), navigation.origin);
  navigation.go(route, { query, replace: true });
}
