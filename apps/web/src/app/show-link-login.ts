// Fetches the notice of a log-in through a link, and shows it above the page.
import type { ComponentType } from 'react';
import type { Shell } from '../shell/shell.ts';
import { showAroundPage } from './around-page.ts';
import { findSlot } from './features.ts';

type ShellParts = Pick<Shell, 'session' | 'events'>;

/**
 * Shows the notice once a link has logged in a visitor. If its code does not load, a restored connection or page
 * retries.
 */
export function showLinkLogin(
  { session, events }: ShellParts,
  load = findSlot('linkLogin'),
  show: (component: ComponentType) => void = (component) => showAroundPage('Above', component),
): void {
  const fetchAndShow = async (): Promise<void> => {
    if (!load || !session.current()?.throughLink) return;
    const { SlotContent } = await load();
    show(SlotContent);
  };
  const attempt = (): void => void fetchAndShow().catch(() => undefined);
  session.subscribe(attempt);
  for (const sign of ['wentOnline', 'pageShown'] as const) events.on(sign, attempt);
  attempt();
}
