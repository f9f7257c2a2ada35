// RT-02, RT-17: navigates after a log-in and replaces the form in the history.
import { landing } from '../navigation/landing.ts';
import type { Shell } from '../shell.ts';

export function navigateAfterLogin({ session, navigation }: Pick<Shell, 'session' | 'navigation'>): void {
  if (session.current()?.restricted) {
    navigation.go('changePassword', { replace: true });
    return;
  }
  const { route, query } = landing(navigation.query(), navigation.origin);
  navigation.go(route, { query, replace: true });
}
