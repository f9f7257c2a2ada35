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

/** By the operator's tokens. */
const STYLE = `
  :root { font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; background: var(--c-backdrop);
    color: var(--c-text) }
  body { box-sizing: border-box; margin: 0 auto; max-width: 30rem; min-height: 100vh; padding: 1rem 1rem 2rem;
    background: var(--g-page) no-repeat top / 100% 20rem, var(--c-page);
    box-shadow: 0 0 0 1px var(--c-line), 0 0 64px rgba(0, 0, 0, .3) }
  body::before { content: "Demo: play money, real draws"; display: block; margin: -1rem -1rem 1rem; padding: 3px 1rem;
    font-size: .6875rem; font-weight: 600; text-align: center; color: var(--c-gold-text); background: var(--c-gold-soft) }
  h1 { font-size: 1.25rem; margin: 0 } p { margin: .25rem 0; color: var(--c-text-2) } a { color: var(--c-accent-text) }
  article { background: var(--c-surface-1); border: 1px solid var(--c-line); border-radius: var(--r-l); margin: 1rem 0;
    padding: .875rem 1rem; overflow-wrap: anywhere }
  select, button { border: 0; border-radius: var(--r-m); background: var(--c-surface-2); color: inherit; font: inherit;
    min-height: 44px; padding: 0 .875rem } button { background: var(--c-accent); color: var(--c-on-accent); font-weight: 700 }
  h2 { font-size: 1rem; margin: .25rem 0 } small { color: var(--c-text-3) }`;

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

/** Sends a page in an operator's `tokens`: no other script than its own, no frame, nothing from elsewhere. */
export const sendDemoPage = (
  reply: FastifyReply,
  tokens: string,
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
<meta name="robots" content="noindex">${reloadSeconds ? `<meta http-equiv="refresh" content="${reloadSeconds}">` : ''}<title>${escaped(title)}</title><style>${tokens.replaceAll('<', '')}${STYLE}${style}</style></head>
<body>${body}${script ? `<script>${script}</script>` : ''}</body></html>`);
