// Waits for the session of a member's page: from the address, another tab, or a remembered log-in.
import { routeOf, routes } from '../shell/navigation/routes.ts';
import type { AppCore } from './client-app.ts';

/** A page waits no longer than this for a session; a later session still navigates away from the log-in. */
const SESSION_WAIT_MS = 8_000;

/**
 * Waits for a session where the address needs a member and nobody is logged in. Returns the token that is still to be
 * taken, because taking it may have to ask.
 */
export async function awaitSession(
  { session, loadNetwork }: AppCore,
  path: string,
  token: string | null,
): Promise<string | null> {
  const route = routeOf(path);
  // A launch needs a member, too, and asks for the log-in itself.
  if (session.current() || (routes[route].access === 'public' && route !== 'launchGame')) return token;
  try {
    const { takeToken, resume } = await loadNetwork();
    if (token) await takeToken(token, async () => true);
    if (!session.current())
      await Promise.race([resume(), new Promise((resolve) => setTimeout(resolve, SESSION_WAIT_MS))]);
  } catch {
    // The code did not come: the guard sends the visitor to the log-in.
  }
  return null;
}
