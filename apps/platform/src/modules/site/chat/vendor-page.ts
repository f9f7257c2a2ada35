// CH-02: the page that loads a chat vendor's script, on an origin where no code can reach the member's session.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from '../../../http/demo-page.ts';
import type { ChatScript } from '../../../merchants/merchant.ts';
import { siteHost } from '../../play/game/api.ts';

/**
 * Loads the script after 500 ms, and binds its opener after 1 s and again after 3 s: while a vendor's script starts, it replaces its
 * own functions. On a slow network it may come later: it is also bound when it has come and a second after that, and counts as
 * failed 15 s after the page @assumed. The site sends the member's name and address, and asks to open; the page reports whether
 * that works.
 * `LiveChatWidget` is of https://platform.text.com/docs/extending-chat-widget/javascript-api; the interfaces of the other vendors are
 * not verified @assumed.
 */
const frameScript = `(() => {
  const { type, src } = document.documentElement.dataset;
  const api = {
    LIVECHAT: ['LiveChatWidget', 'call', ['maximize'], ['set_customer_name'], ['set_customer_email']],
    COMM100: ['Comm100API', 'do', ['livechat.button.click'], ['livechat.visitor.name'], ['livechat.visitor.email']],
    AICAN: ['AICAN', 'call', ['open'], ['name'], ['email']],
    MIDUOKE: ['MIDUOKE', 'call', ['open'], ['name'], ['email']]
  }[type === 'COMM100VIP' ? 'COMM100' : type];
  const [global, method, opening, naming, addressing] = api;
  let member = null;
  let isWanted = false;
  let opener = null;
  const report = (what) => parent.postMessage({ chat: what }, '*');
  const open = () => {
    if (!opener || !isWanted) return;
    isWanted = false;
    opener(...opening);
    report('ready');
  };
  const bind = () => {
    const vendor = window[global];
    if (!vendor || typeof vendor[method] !== 'function') return;
    opener = (...args) => vendor[method](...args);
    if (member) {
      opener(...naming, member.name);
      opener(...addressing, member.address);
    }
    open();
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !data || data.chat !== 'open') return;
    if (data.agent) member = { name: String(data.agent.name), address: String(data.agent.address) };
    isWanted = true;
    if (opener) bind();
  });
  setTimeout(() => {
    const script = document.createElement('script');
    script.onerror = () => report('failed');
    script.onload = () => {
      bind();
      setTimeout(bind, 1000);
    };
    script.src = src;
    document.body.append(script);
  }, 500);
  setTimeout(bind, 1000);
  setTimeout(bind, 3000);
  setTimeout(() => {
    bind();
    if (!opener) report('failed');
  }, 15000);
  report('loaded');
})();
`;

const SCRIPT_HASH = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`;

const policy = (request: FastifyRequest, { address, hosts }: ChatScript): string => {
  const origins = [new URL(address).origin, ...hosts].join(' ');
  const sockets = hosts.map((host) => host.replace(/^https:/, 'wss:')).join(' ');
  const isOwnHost = request.host.toLowerCase().startsWith('chat.');
  return [
    "default-src 'none'",
    `script-src ${SCRIPT_HASH} ${origins}`,
    `style-src 'unsafe-inline' ${origins}`,
    `img-src data: ${origins}`,
    `font-src data: ${origins}`,
    `media-src ${origins}`,
    `connect-src ${origins} ${sockets}`,
    `frame-src ${origins}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${request.protocol}://${siteHost(request.host)}`,
    // On the site's own host the page gets an origin that is nobody's.
    ...(isOwnHost ? [] : ['sandbox allow-scripts allow-forms allow-popups']),
  ].join('; ');
};

/** Sends the page. Only the operator's own files say what it loads. */
export const sendVendorPage = (request: FastifyRequest, reply: FastifyReply, script: ChatScript): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', policy(request, script))
    .header('Cache-Control', 'no-cache')
    .header('Referrer-Policy', 'no-referrer')
    .header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    .send(
      `<!doctype html><html data-type="${script.csType}" data-src="${escaped(script.address)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Chat</title></head><body><script>${frameScript}</script></body></html>`,
    );
