// Who is there, found out before the first page is drawn: a session of this tab, a token of the address, another tab of the member,
// a remembered login.
import { routeOf, routes } from '../shell/navigation/routes.ts';
import type { Ground } from './house.ts';

/** A page waits no longer than this for a session; one that comes later still leads on from the log-in. */
const PATIENCE_MS = 8_000;

/**
 * Where the address needs a member and nobody is logged in, the page waits for a session. Answers the token that is still to be
 * taken, because taking it may have to ask.
 */
export async function enter({ session, late }: Ground, path: string, token: string | null): Promise<string | null> {
  if (session.current() || routes[routeOf(path)].access === 'public') return token;
  try {
    const { takeToken, resume } = await late();
    if (token) await takeToken(token, async () => true);
    if (!session.current()) await Promise.race([resume(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  } catch {
    // The code did not come: the guard sends the visitor to the log-in.
  }
  return null;
}
