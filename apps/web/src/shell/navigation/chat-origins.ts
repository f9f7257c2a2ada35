// Origins at which the chat's pages are: the site's own `chat.` host, and the site itself where it can have no such host.
import { parseUrl } from './parse-url.ts';

/** An address in numbers takes no sub-host. */
export function chatOrigins(origin: string): readonly string[] {
  const { protocol, host } = new URL(origin);
  const own = parseUrl(`${protocol}//chat.${host}`);
  return own ? [own.origin, origin] : [origin];
}
