// Computes the chat's addresses: on chat.<site>, or in a sandbox under /games/ on one host. Pure.
import type { LanguageCode } from '@foyer/contract';
import { chatLanguageOf } from '@foyer/contract/chat-languages';
import type { CallContext } from '../../../module.ts';
import { hasSubHosts } from '../../play/game/api.ts';

type Site = Pick<CallContext, 'scheme' | 'host' | 'merchant'>;

const addressOf = ({ scheme, host, merchant }: Site, page: string, query: Readonly<Record<string, string>>): string => {
  const base = hasSubHosts(host, merchant) ? `${scheme}://chat.${host}` : `${scheme}://${host}/games`;
  return `${base}/${page}/?${new URLSearchParams(query)}`;
};

/** `ui` is the language of our own page, which has more of them than the chat's names. */
export const chatAddress = (site: Site, code: string, ui: LanguageCode): string =>
  addressOf(site, 'chat', { code, ui });

/** The page that loads the script of the operator's chat vendor. */
export const vendorFrameAddress = (site: Site, language: LanguageCode): string =>
  addressOf(site, 'chat/vendor', { language: chatLanguageOf(language) });
