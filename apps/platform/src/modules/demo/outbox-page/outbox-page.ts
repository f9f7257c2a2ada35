// The outbox as a page: for the person who tries the demo, in English.
import { type DemoPage, escaped } from '../../../http/demo-page.ts';
import type { KeptMessage } from '../../foundation/outbox/api.ts';

const channels = { sms: 'SMS', email: 'E-mail', notice: 'Notice' } as const;

const style = `
  p { white-space: pre-line; unicode-bidi: plaintext } time { white-space: nowrap }
  .code { display: flex; align-items: center; justify-content: space-between; gap: .5rem; color: var(--c-text);
    font: 700 1.5rem/1.3 ui-monospace, monospace; letter-spacing: .12em }
  .code b { user-select: all } .newest .code { font-size: 2.75rem } .newest { border-color: var(--c-accent) }
  .code button { flex: none; font: 700 1rem/1.3 system-ui, sans-serif; letter-spacing: 0 }`;

/** Copies the code of a button. The clipboard needs https or this machine; elsewhere the digits can be selected. */
const COPY_SCRIPT = `addEventListener('click', ({ target }) => {
  const code = target.dataset && target.dataset.copy;
  if (code && navigator.clipboard) navigator.clipboard.writeText(code).then(() => { target.textContent = 'Copied' });
})`;

/** Six to eight digits on their own. */
const codeIn = (body: string): string | null => /(?<!\d)\d{6,8}(?!\d)/.exec(body)?.[0] ?? null;

/** A code with its button; the script of the page copies what stands beside a button. */
const copied = (code: string, mark: string): string =>
  `<p class="code"><b ${mark}>${code}</b> <button type="button" data-copy="${code}">Copy</button></p>`;

/** The newest message is the largest: it is the one that somebody waits for. */
const card = ({ channel, recipient, subject, body, at }: KeptMessage, place: number): string => {
  const code = channel === 'notice' ? null : codeIn(body);
  return `<article${place === 0 ? ' class="newest"' : ''}>
  <small>${channels[channel]} to <bdi>${escaped(recipient)}</bdi> · <time>${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC</time></small>
  ${code === null ? '' : copied(code, 'data-code')}
  ${subject === '' ? '' : `<h2 dir="auto">${escaped(subject)}</h2>`}<p dir="auto">${escaped(body)}</p></article>`;
};

/** The authenticator of the demo's member, for a person who has none at hand. */
export interface DemoAuthenticator {
  readonly username: string;
  readonly secret: string;
  readonly code: string;
}

const authenticatorCard = ({ username, secret, code }: DemoAuthenticator): string => `<article>
  <small>Authenticator of <bdi>${username}</bdi> · secret <bdi data-secret>${secret}</bdi></small>
  ${copied(code, 'data-authenticator')}</article>`;

export const outboxPage = (
  brand: string,
  messages: readonly KeptMessage[],
  authenticator: DemoAuthenticator,
): DemoPage => ({
  title: `Outbox · ${brand}`,
  style,
  reloadSeconds: 10,
  body: `<h1>Outbox of ${escaped(brand)}</h1>
<p>Demo: what would have been sent to members, the newest first. The page looks again every ten seconds.</p>
${messages.map(card).join('\n') || '<p>Nothing was sent yet.</p>'}
${authenticatorCard(authenticator)}`,
  script: COPY_SCRIPT,
});
