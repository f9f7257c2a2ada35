// Who is there, found out before the first page is drawn: a session of this tab, a token of the address, another tab of the member.
import { routeOf, routes } from '../shell/navigation/routes.ts';
import type { Ground } from './create-shell.ts';

/**
 * Where the address needs a member and nobody is logged in, the page waits for a session. Answers the token that is still to be
 * taken, because taking it may have to ask.
 */
export async function enter({ session, late }: Ground, path: string, token: string | null): Promise<string | null> {
  if (session.current() || routes[routeOf(path)].access === 'public') return token;
  try {
    const { takeToken, joinOtherTab } = await late();
    if (token) await takeToken(token, async () => true);
    if (!session.current()) await joinOtherTab();
  } catch {
    // The code did not come: the guard sends the visitor to the log-in.
  }
  return null;
}
