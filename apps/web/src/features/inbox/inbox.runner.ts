// Requests older messages, and says which ones were read.
import type { InboxMessage } from '@foyer/contract';
import type { PagesEvent } from '../../kit/older-pages.flow.ts';
import { olderPagesRunner } from '../../kit/older-pages.runner.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import type { InboxEffect } from './inbox.flow.ts';

export function inboxRunner({
  load,
  send,
}: Pick<Shell, 'load' | 'send'>): Runner<PagesEvent<InboxMessage>, InboxEffect> {
  const loadOlder = olderPagesRunner<InboxMessage>((cursor) => load('member.messages', { cursor }));
  return (effect, dispatch) => {
    if (effect.do === 'loadOlder') return loadOlder(effect, dispatch);
    const { from, upTo } = effect;
    // Nobody waits for it: where it is lost, the messages are unread at the next visit, too.
    void send('member.messagesRead', { from, upTo }, { alert: false });
  };
}
