// Origins at which the chat's pages are: the site's own `chat.` host, and the site itself where it can have no such host.
import { parseUrl } from './parse-url.ts';

/** An address in numbers takes no sub-host. `listed`: the operator's list, of which only https counts. */
export function chatOrigins(origin: string, listed: readonly string[] = []): readonly string[] {
  const { protocol, host } = new URL(origin);
  const own = parseUrl(`${protocol}//chat.${host}`);
  const others = listed.flatMap((address) => parseUrl(address) ?? []).filter((url) => url.protocol === 'https:');
  return [...(own ? [own.origin] : []), origin, ...others.map((url) => url.origin)];
}
