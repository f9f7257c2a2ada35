// SO-06: private browsing refuses a social log-in; a tab's flag repeats the message once.

import { NOT_SUPPORT_INCOGNITO } from '../../shell/identity/tried-in-private.ts';
import type { Shell } from '../../shell/shell.ts';
import { INCOGNITO_TOAST_MS } from './social.constants.ts';

type NoticeShell = Pick<Shell, 'overlays' | 'store' | 'texts'>;

/** Stores of pages on which a log-in was tried: on a slow page the repetition may start after a quick tap, and the flag is for the next page. */
const tried = new WeakSet<Shell['store']>();

async function showNotice({ overlays, texts }: NoticeShell): Promise<void> {
  overlays.toast(texts.t('social.notSupportIncognito'), 'warn', INCOGNITO_TOAST_MS);
}

/** Shows the message at the attempt. */
export function showPrivateBrowsingNotice(shell: NoticeShell): Promise<void> {
  tried.add(shell.store);
  shell.store.write(NOT_SUPPORT_INCOGNITO, '1');
  return showNotice(shell);
}

/** Shows the message at page load, where an attempt on a page before has left its flag. */
export async function repeatPrivateBrowsingNotice(shell: NoticeShell): Promise<void> {
  if (tried.has(shell.store)) return;
  shell.store.remove(NOT_SUPPORT_INCOGNITO);
  await showNotice(shell);
}
