// The frame of the demo's own pages: plain English, for this machine or with the key.
import { createHash } from 'node:crypto';
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
  :root { color-scheme: dark; font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    background: #05070f; color: #f3f6ff }
  body { box-sizing: border-box; margin: 0 auto; max-width: 30rem; min-height: 100vh; padding: 1rem 1rem 2rem;
    background: radial-gradient(120% 20rem at 18% 0, rgba(61, 232, 174, .13), transparent 60%),
      radial-gradient(110% 20rem at 92% 0, rgba(134, 108, 255, .22), transparent 62%), #0a0e1c;
    box-shadow: 0 0 0 1px rgba(160, 180, 255, .11), 0 0 64px rgba(0, 0, 0, .3) }
  body::before { content: "Demo: play money, real draws"; display: block; margin: -1rem -1rem 1rem; padding: 3px 1rem;
    font-size: .6875rem; font-weight: 600; text-align: center; color: #ffce6b; background: rgba(255, 201, 92, .13) }
  h1 { font-size: 1.25rem; margin: 0 } p { margin: .25rem 0; color: #b3bdd8 } a { color: #4bedb5 }
  article { background: #131930; border: 1px solid rgba(160, 180, 255, .11); border-radius: 16px; margin: 1rem 0;
    padding: .875rem 1rem; overflow-wrap: anywhere }
  select, button { border: 0; border-radius: 14px; background: #1c2440; color: inherit; font: inherit; min-height: 44px;
    padding: 0 .875rem } button { background: #3de8ae; color: #03160f; font-weight: 700 }
  h2 { font-size: 1rem; margin: .25rem 0 } small { color: #8e9abb }`;

export interface DemoPage {
  readonly title: string;
  /** Markup; what comes from elsewhere in it is escaped. */
  readonly body: string;
  readonly style?: string;
  readonly reloadSeconds?: number;
  /** A constant script of the page; the policy allows it by its hash. */
  readonly script?: string;
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Sends a page: no other script than its own, no frame, nothing from elsewhere. */
export const sendDemoPage = (
  reply: FastifyReply,
  { title, body, style = '', reloadSeconds, script }: DemoPage,
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline';${script ? ` script-src ${hashOf(script)};` : ''} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    // Forms of these pages send their referrer to this site; other sites get none.
    .header('Referrer-Policy', 'same-origin')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}">` : ''}<title>${escaped(title)}</title><style>${STYLE}${style}</style></head>
<body>${body}${script ? `<script>${script}</script>` : ''}</body></html>`);
