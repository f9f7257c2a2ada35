// SO-06: private browsing refuses a social log-in; a tab's flag repeats the message once.

import { NOT_SUPPORT_INCOGNITO } from '../../shell/identity/tried-in-private.ts';
import type { Shell } from '../../shell/shell.ts';
import { INCOGNITO_TOAST_MS } from './social.constants.ts';

type NoticeShell = Pick<Shell, 'overlays' | 'store' | 'texts'>;

async function showNotice({ overlays, texts }: NoticeShell): Promise<void> {
  overlays.toast(texts.t('social.notSupportIncognito'), 'warn', INCOGNITO_TOAST_MS);
}

/** Shows the message at the attempt. */
export function showPrivateBrowsingNotice(shell: NoticeShell): Promise<void> {
  shell.store.write(NOT_SUPPORT_INCOGNITO, '1');
  return showNotice(shell);
}

/** Shows the message at page load, where an attempt has left its flag. */
export function repeatPrivateBrowsingNotice(shell: NoticeShell): Promise<void> {
  shell.store.remove(NOT_SUPPORT_INCOGNITO);
  return showNotice(shell);
}
