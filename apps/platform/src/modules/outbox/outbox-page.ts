// The outbox as a page: for the person who tries the demo, in English.

export interface SentMessage {
  readonly channel: 'sms' | 'email' | 'notice';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly at: number;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const channels = { sms: 'SMS', email: 'E-mail', notice: 'Notice' } as const;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem }
  h1 { font-size: 1.4rem; margin: 0 } p { margin: .25rem 0 }
  article { border: 1px solid #8884; border-radius: 12px; margin: 1rem 0; padding: .75rem 1rem; overflow-wrap: anywhere }
  h2 { font-size: 1rem; margin: .25rem 0 } small { opacity: .7 } p { white-space: pre-line; unicode-bidi: plaintext } time { white-space: nowrap }
  .code { font: 700 2.25rem/1.3 ui-monospace, monospace; letter-spacing: .12em; user-select: all }`;

/** Six digits on their own. */
const codeIn = (body: string): string | null => /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0] ?? null;

const card = ({ channel, recipient, subject, body, at }: SentMessage): string => {
  const code = channel === 'notice' ? null : codeIn(body);
  return `<article>
  <small>${channels[channel]} to <bdi>${escaped(recipient)}</bdi> · <time>${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC</time></small>
  ${code === null ? '' : `<p class="code" data-code>${code}</p>`}
  ${subject === '' ? '' : `<h2 dir="auto">${escaped(subject)}</h2>`}<p dir="auto">${escaped(body)}</p></article>`;
};

export const outboxPage = (brand: string, messages: readonly SentMessage[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="10"><title>Outbox · ${escaped(brand)}</title><style>${style}</style></head>
<body><h1>Outbox of ${escaped(brand)}</h1>
<p>Demo: what would have been sent to members, the newest first. The page looks again every ten seconds.</p>
${messages.map(card).join('\n') || '<p>Nothing was sent yet.</p>'}</body></html>`;
