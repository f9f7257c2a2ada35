// What the demo's staff did, as a page: for the person who tries the demo, in English.
import type { OperatorCallName, operatorCalls } from '@foyer/contract/operator';
import { type DemoPage, escaped } from '../../../http/demo-page.ts';
import type { AuditRow } from '../../operator/access/api.ts';

const style = `
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; margin: .5rem 0 0 } dt { color: var(--c-text-3) } dd { margin: 0 }
  .refused h2 { color: var(--c-danger-text, inherit) } time { white-space: nowrap }`;

/** Calls that the audit log keeps. */
type AuditedCall = {
  [N in OperatorCallName]: (typeof operatorCalls)[N] extends { readonly audited: true } ? N : never;
}[OperatorCallName];

const words: Readonly<Record<AuditedCall, string>> = {
  'session.login': 'Logged in',
  'session.logout': 'Logged out',
  'withdrawals.account': 'Read the number of an account',
  'withdrawals.hold': 'Put a withdrawal on hold',
  'withdrawals.pay': 'Agreed to pay a withdrawal',
  'withdrawals.refuse': 'Refused a withdrawal',
  'withdrawals.addAccount': 'Added an account for a member',
  'withdrawals.create': 'Withdrew for a member',
  'deposits.slip': 'Opened the slip of a bank transfer',
  'deposits.confirm': 'Confirmed a deposit',
  'deposits.settle': 'Settled a deposit',
  'deposits.refuse': 'Refused a deposit',
  'members.setStatus': 'Set what a member may do',
  'members.setLabel': 'Labelled a member',
  'members.liftLock': 'Lifted a lock',
  'identityChecks.document': 'Opened a document of an identity check',
  'identityChecks.approve': 'Approved an identity check',
  'identityChecks.refuse': 'Refused an identity check',
  'feedback.answer': 'Answered a message',
  'chats.picture': 'Opened a picture of a chat',
  'chats.answer': 'Answered in a chat',
  'chats.close': 'Closed a chat',
  'pushes.announce': 'Announced by push',
  'edits.write': 'Changed settings or content',
  'edits.undo': 'Undid a change',
};

const titleOf = (call: string): string => (call in words ? words[call as AuditedCall] : escaped(call));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const inputRows = (input: AuditRow['input']): string =>
  Object.entries(input)
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd dir="auto">${escaped(textOf(value))}</dd>`)
    .join('');

const card = ({ at, operator, call, input, outcome }: AuditRow): string => {
  const isDone = outcome === 'done';
  return `<article${isDone ? '' : ' class="refused"'}>
  <small><bdi>${escaped(operator)}</bdi> · <time>${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC</time></small>
  <h2>${titleOf(call)}${isDone ? '' : ` (refused: ${escaped(outcome)})`}</h2>
  <dl>${inputRows(input)}</dl></article>`;
};

export const staffPage = (brand: string, entries: readonly AuditRow[]): DemoPage => ({
  title: `Staff · ${brand}`,
  style,
  reloadSeconds: 5,
  body: `<h1>Staff of ${escaped(brand)}</h1>
<p>Demo: two scripted people decide withdrawals, answer messages and approve identity checks within seconds, through the operator API.
Nobody looks at the documents. An amount that ends in 13 is held, then refused; a large one needs both of them. This is their audit log, the newest first; the page looks again every five seconds.</p>
${entries.map(card).join('\n') || '<p>Nothing was done yet.</p>'}`,
});
