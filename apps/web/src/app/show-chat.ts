// Fetches the chat's button where the operator has a chat, and shows it beside the page, over which it floats.
import type { ComponentType } from 'react';
import { readSettings } from '../shell/settings/settings.ts';
import type { Shell } from '../shell/shell.ts';
import { showFloating } from './show-floating.tsx';

/** No row of the table of features: the first load has nothing of it. */
const loadChat = () => import('../features/chat/chat-button.tsx');

type ShellParts = Pick<Shell, 'settings' | 'events' | 'load' | 'session'>;

/**
 * SW-02: the relay's chat with the switch, the vendor's without it; an operator without a vendor's script has no button, unless its
 * back end names a page of its own. What is lost is tried again with the next connection or page. Where there is no button, other
 * settings may bring one.
 */
export function showChat(
  { settings, events, load, session }: ShellParts,
  loadCode: () => Promise<{ readonly ChatButton: ComponentType }> = loadChat,
  show = showFloating,
): void {
  let isDone = false;
  let isShown = false;
  const hasVendor = async (): Promise<boolean> => {
    // A session that may do one thing alone is refused everything else: the next page asks again.
    const mayChat = !session.current()?.restricted;
    if (mayChat && settings.vendorChat) return true;
    const outcome = mayChat ? await load('relay.customerServiceScript', {}) : null;
    if (!outcome?.ok) throw new Error('nobody knows whether there is a chat');
    return outcome.value.frameUrl !== null;
  };
  const fetchAndShow = async (): Promise<void> => {
    if (!readSettings(settings).on.chatRelay && !(await hasVendor())) return;
    const { ChatButton } = await loadCode();
    if (isShown) return;
    isShown = true;
    show(ChatButton);
  };
  const attempt = (): void => {
    if (isDone) return;
    isDone = true;
    fetchAndShow().catch(() => {
      isDone = false;
    });
  };
  for (const sign of ['wentOnline', 'pageShown'] as const) events.on(sign, attempt);
  events.on('settingsChanged', () => {
    isDone = isShown;
    attempt();
  });
  attempt();
}
