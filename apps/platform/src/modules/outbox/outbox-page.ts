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
  h2 { font-size: 1rem; margin: .25rem 0 } small { opacity: .7 }`;

const card = ({ channel, recipient, subject, body, at }: SentMessage): string => `<article>
  <small>${channels[channel]} to ${escaped(recipient)} · <time>${new Date(at).toISOString()}</time></small>
  <h2 dir="auto">${escaped(subject)}</h2><p dir="auto">${escaped(body)}</p></article>`;

export const outboxPage = (brand: string, messages: readonly SentMessage[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Outbox · ${escaped(brand)}</title><style>${style}</style></head>
<body><h1>Outbox of ${escaped(brand)}</h1>
<p>Demo: what would have been sent to members. Reload to see what is new.</p>
${messages.map(card).join('\n') || '<p>Nothing was sent yet.</p>'}</body></html>`;
