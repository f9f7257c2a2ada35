// CH-01: what a tap on the chat's button does, and with what the chat is opened. Pure.
import type { LanguageCode } from '@foyer/contract';
import { chatLanguageOf } from '@foyer/contract/chat-languages';
import { chatOrigins } from '../../shell/navigation/chat-origins.ts';
import { safeTarget } from '../../shell/navigation/safe-target.ts';
import type { SessionInfo, Shell } from '../../shell/shell.ts';

/** A member of this type has no permission to chat, and no unread counts (SN-02). */
const NO_CHAT = 4;

export type Standing = 'visitor' | 'forbidden' | 'member';

/** Type -1 is nobody who is logged in, whoever has stored it. */
export function standingOf(session: Pick<SessionInfo, 'type'> | null): Standing {
  if (session === null || session.type === -1) return 'visitor';
  return session.type === NO_CHAT ? 'forbidden' : 'member';
}

/** The address, on an origin where the operator's pages are; null where it leads anywhere else. */
export const safeChatAddress = (
  { navigation: { origin }, settings }: Pick<Shell, 'navigation' | 'settings'>,
  address: string,
) => safeTarget(address, { origin, outside: chatOrigins(origin, settings.chatHosts) });

interface ChatLook {
  readonly language: LanguageCode;
  /** As the browser computes it: "rgb(16, 24, 40)". */
  readonly color: string;
}

const hexOf = (color: string): string | null => {
  // Something that can be seen through has no colour of its own.
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : null;
};

/** CH-01: the chat opens in the colour and the language of the page. */
export function chatAddress(chatUrl: string, { language, color }: ChatLook): string {
  const address = new URL(chatUrl);
  address.searchParams.set('language', chatLanguageOf(language));
  const headerColor = hexOf(color);
  if (headerColor) address.searchParams.set('headerColor', headerColor);
  return address.href;
}

const reports = ['loaded', 'ready', 'failed', 'seen', 'expired', 'escaped'] as const;
/**
 * `loaded`: a vendor's page listens. `ready`, `failed`: its script does, or does not. `seen`: the member has read the answers.
 * `expired`: the code in the address opens nothing. `escaped`: the Escape key was pressed within the frame, of which the page hears nothing.
 */
export type ChatReport = (typeof reports)[number];

/** A message of the frame, or null where it is none that we know. */
export function chatReport(data: unknown): ChatReport | null {
  if (typeof data !== 'object' || data === null || !('chat' in data)) return null;
  return reports.find((report) => report === data.chat) ?? null;
}
