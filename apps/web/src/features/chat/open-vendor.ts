// CH-02: opens a vendor's chat, once the member knows that it is a vendor's. Nobody needs this file before the first tap.
import type { LanguageCode } from '@foyer/contract';
import { type ChatAgent, chatAgentOf } from '@foyer/contract/chat-agent';
import { chatLanguageOf } from '@foyer/contract/chat-languages';
import { isNotOffered } from '../../shell/http/failure.ts';
import type { Shell } from '../../shell/shell.ts';
import { lacksConsent } from '../../shell/tracking/lacks-consent.ts';
import type { ChatFrame } from './chat.flow.ts';
import { safeChatAddress } from './chat.rules.ts';

/** As the vendors write their names. */
const vendorNames: Readonly<Record<string, string>> = {
  AICAN: 'AICAN',
  MIDUOKE: 'MIDUOKE',
  LIVECHAT: 'LiveChat',
  COMM100: 'Comm100',
  COMM100VIP: 'Comm100',
};

/** By the page's store: the member who has read the notice on this page. */
const informed = new WeakMap<object, string>();

const askMember = async ({ overlays, texts }: Shell, csType: string | null): Promise<boolean> => {
  const vendor = csType === null ? undefined : vendorNames[csType];
  const answer = await overlays.open('alert', {
    title: vendor ? `${texts.t('chat.title')} · ${vendor}` : texts.t('chat.title'),
    message: texts.t('chat.vendorNotice'),
    confirm: texts.t('chat.open'),
    cancel: texts.t('common.cancel'),
  });
  return answer === 'confirmed';
};

/**
 * CH-02: the address of a vendor's chat; null where there is none. `given` is a page of the back end's own. Without one it is that of
 * the site, which leads on to the chat's own host where there is one.
 */
const vendorChatAddress = (
  shell: Pick<Shell, 'navigation' | 'settings'>,
  given: string | null,
  language: LanguageCode,
): string | null => {
  if (given !== null) return safeChatAddress(shell, given);
  if (!shell.settings.vendorChat) return null;
  return `${shell.navigation.origin}/games/chat/vendor/?language=${chatLanguageOf(language)}`;
};

/**
 * Tells the member whose chat it is where they should know, and returns what to show and what the vendor is told of the member. Nothing of
 * the back end's answer is run, and the site's own page needs none. Null: there is no vendor's chat.
 */
export async function openVendor(
  shell: Shell,
): Promise<(ChatFrame & { readonly agent: ChatAgent }) | 'declined' | null> {
  const { session, texts, load, store } = shell;
  const outcome = await load('relay.customerServiceScript', {});
  const member = session.current();
  if (member === null || !(outcome.ok || isNotOffered(outcome))) return null;
  const { csType, frameUrl, agent } = outcome.ok ? outcome.value : { csType: null, frameUrl: null, agent: null };
  const address = vendorChatAddress(shell, frameUrl, texts.language());
  if (address === null) return null;
  if (informed.get(store) !== member.id && lacksConsent(shell, member.id)) {
    if (!(await askMember(shell, csType)) || session.current()?.id !== member.id) return 'declined';
    informed.set(store, member.id);
  }
  return { address, agent: agent ?? chatAgentOf(member.merchantCode, member) };
}
