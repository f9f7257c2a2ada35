// The frame of the demo's own pages: plain English, for this machine or with the key.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../secrets/same-secret.ts';
import { isLoopback } from './loopback.ts';

/** A name of this machine only: another one that resolves here would let a foreign page read along. */
const LOOPBACK_HOST = /^(localhost|([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** True for a request from this machine, and for a request with the key. */
export const mayOpenDemoPage = (request: FastifyRequest, key: string): boolean => {
  const { key: given } = request.query as { key?: unknown };
  const here = isLoopback(request.ip) && LOOPBACK_HOST.test(request.host);
  return here || (typeof given === 'string' && isSameSecret(given, key));
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in markup. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem }
  h1 { font-size: 1.4rem; margin: 0 } p { margin: .25rem 0 }
  article { border: 1px solid #8884; border-radius: 12px; margin: 1rem 0; padding: .75rem 1rem; overflow-wrap: anywhere }
  h2 { font-size: 1rem; margin: .25rem 0 } small { opacity: .7 }`;

export interface DemoPage {
  readonly title: string;
  /** Markup; what comes from elsewhere in it is escaped. */
  readonly body: string;
  readonly style?: string;
  readonly reloadSeconds?: number;
}

/** Sends a page: no script, no frame, nothing from elsewhere. */
export const sendDemoPage = (reply: FastifyReply, { title, body, style = '', reloadSeconds }: DemoPage): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    // Forms of these pages send their referrer to this site; other sites get none.
    .header('Referrer-Policy', 'same-origin')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}">` : ''}<title>${escaped(title)}</title><style>${STYLE}${style}</style></head>
<body>${body}</body></html>`);
