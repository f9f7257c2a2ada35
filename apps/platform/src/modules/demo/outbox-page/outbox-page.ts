// The outbox as a page: for the person who tries the demo, in English.
import { type DemoPage, escaped } from '../../../http/demo-page.ts';
import type { KeptMessage } from '../../foundation/outbox/api.ts';

const channels = { sms: 'SMS', email: 'E-mail', notice: 'Notice' } as const;

const style = `
  p { white-space: pre-line; unicode-bidi: plaintext } time { white-space: nowrap }
  .code { font: 700 2.25rem/1.3 ui-monospace, monospace; letter-spacing: .12em; user-select: all }`;

/** Six digits on their own. */
const codeIn = (body: string): string | null => /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0] ?? null;

const card = ({ channel, recipient, subject, body, at }: KeptMessage): string => {
  const code = channel === 'notice' ? null : codeIn(body);
  return `<article>
  <small>${channels[channel]} to <bdi>${escaped(recipient)}</bdi> · <time>${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC</time></small>
  ${code === null ? '' : `<p class="code" data-code>${code}</p>`}
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
  <p class="code" data-authenticator>${code}</p></article>`;

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
${authenticatorCard(authenticator)}
${messages.map(card).join('\n') || '<p>Nothing was sent yet.</p>'}`,
});
