// Computes the chat's address: on chat.<site>, or in a sandbox under /games/ on one host. Pure.
import type { LanguageCode } from '@foyer/contract';
import type { CallContext } from '../../../module.ts';
import { hasSubHosts } from '../../play/game/api.ts';

type Site = Pick<CallContext, 'scheme' | 'host' | 'merchant'>;

/** `ui` is the language of our own page, which has more of them than the chat's names. */
export const chatAddress = ({ scheme, host, merchant }: Site, code: string, ui: LanguageCode): string => {
  const base = hasSubHosts(host, merchant) ? `${scheme}://chat.${host}` : `${scheme}://${host}/games`;
  return `${base}/chat/?${new URLSearchParams({ code, ui })}`;
};
