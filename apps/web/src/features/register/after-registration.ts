// RT-02, RG-07: the page that a new member goes to.
import { landing } from '../../shell/navigation/landing.ts';
import type { Shell } from '../../shell/shell.ts';

/** The facts about the new member beside the session. */
export interface Registered {
  /** True where the member typed no name: the platform chose one. */
  readonly isNameGenerated?: boolean;
}

/** Home in place of the form's entry in the history, unless another handler takes the new member over. */
export function navigateAfterRegistration({ events, navigation, session }: Shell, registered: Registered = {}): void {
  const member = session.current();
  if (!member) {
    navigation.go('login', { replace: true });
    return;
  }
  if (member.restricted) {
    navigation.go('changePassword', { replace: true });
    return;
  }
  let taken = false;
  const takeOver = (): void => {
    taken = true;
  };
  events.publish('registered', { userName: member.userName, ...registered, takeOver });
  if (taken) return;
  const { route, query } = landing(navigation.query(), navigation.origin);
  navigation.go(route, { query, replace: true });
}
