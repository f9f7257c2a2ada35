// CH-02: the page that loads a chat vendor's script, on an origin where no code can reach the member's session.
import type { ChatScript } from '@foyer/contract/chat-script';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, sendAnswer, sendText } from './answer.ts';
import { escapeHtml } from './html.ts';
import type { FindSite, Operator } from './operators.ts';
import { baseHeaders, hashSource } from './security-headers.ts';
import { hostName, type ReadVisitor, type Visitor } from './visitor.ts';

/**
 * Loads the script after 500 ms, and binds its opener after 1 s and again after 3 s: while a vendor's script starts, it replaces its
 * own functions. On a slow network it may come later: it is also bound when it has come and a second after that, and counts as
 * failed 15 s after the page @assumed. The site sends the member's name and address, and asks to open; the page reports whether
 * that works.
 * `LiveChatWidget` is of https://platform.text.com/docs/extending-chat-widget/javascript-api; the interfaces of the other vendors are
 * not verified @assumed.
 * `prepare` does what the snippets of LiveChat and Comm100 do before their script comes: it says whose chat this is.
 */
export const frameScript = `(() => {
  const { type, src, ids } = document.documentElement.dataset;
  const given = JSON.parse(ids);
  const vendor = type === 'COMM100VIP' ? 'COMM100' : type;
  const api = {
    LIVECHAT: ['LiveChatWidget', 'call', ['maximize'], ['set_customer_name'], ['set_customer_email']],
    COMM100: ['Comm100API', 'do', ['livechat.button.click'], ['livechat.visitor.name'], ['livechat.visitor.email']],
    AICAN: ['AICAN', 'call', ['open'], ['name'], ['email']],
    MIDUOKE: ['MIDUOKE', 'call', ['open'], ['name'], ['email']]
  }[vendor];
  const prepare = {
    LIVECHAT: () => {
      window.__lc = { license: Number(given.license) };
    },
    COMM100: () => {
      const plan = Number(given.planId) || given.planId;
      const place = document.createElement('div');
      place.id = 'comm100-button-' + plan;
      document.body.append(place);
      const buttons = [{ code_plan: plan, div_id: place.id }];
      window.Comm100API = { site_id: Number(given.siteId), main_code_plan: plan, chat_buttons: buttons };
    }
  }[vendor];
  const report = (what) => parent.postMessage({ chat: what }, '*');
  if (!api) return report('failed');
  const [global, method, opening, naming, addressing] = api;
  let member = null;
  let isWanted = false;
  let opener = null;
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
    if (prepare) prepare();
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

/** `site`: the origin of the pages that may hold the frame. `isApart`: the page is on the chat's own host. */
interface Place {
  readonly site: string;
  readonly isApart: boolean;
}

const policyOf = ({ address, hosts }: ChatScript, { site, isApart }: Place): string => {
  const origins = [new URL(address).origin, ...hosts].join(' ');
  const sockets = hosts.map((host) => host.replace(/^https:/, 'wss:')).join(' ');
  return [
    "default-src 'none'",
    `script-src ${hashSource(frameScript)} ${origins}`,
    `style-src 'unsafe-inline' ${origins}`,
    `img-src data: ${origins}`,
    `font-src data: ${origins}`,
    `media-src ${origins}`,
    `connect-src ${origins} ${sockets}`,
    `frame-src ${origins}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${site}`,
    // On the site's own host the page gets an origin that is nobody's.
    ...(isApart ? [] : ['sandbox allow-scripts allow-forms allow-popups']),
  ].join('; ');
};

/** Comm100's snippet writes the site's id into the address as well. */
function sourceOf({ address, ids }: ChatScript): string {
  const url = new URL(address);
  if (ids.siteId) url.searchParams.set('siteId', ids.siteId);
  return url.href;
}

const documentOf = (script: ChatScript): string =>
  `<!doctype html><html data-type="${script.csType}" data-src="${escapeHtml(sourceOf(script))}" data-ids="${escapeHtml(JSON.stringify(script.ids))}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Chat</title></head><body><script>${frameScript}</script></body></html>`;

const sendPage = (request: FastifyRequest, reply: FastifyReply, script: ChatScript, place: Place) =>
  sendAnswer(request, reply, {
    status: 200,
    headers: {
      ...baseHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(script, place),
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    },
    body: bodyOf(documentOf(script)),
  });

/**
 * True where a `chat.` host beside the visitor's is known to work: the operator claims the host by name, or it is a localhost. An
 * address in numbers, or a name that merely happens to reach us, has no sub-hosts.
 */
const hasChatHost = ({ hosts }: Operator, visitor: Visitor): boolean => {
  const name = hostName(visitor.host);
  return name === 'localhost' || name.endsWith('.localhost') || hosts.includes(name);
};

/** Path of the page on the chat's host; the site's own host leads there, or serves it in a sandbox. */
const PATH = '/chat/vendor/';

interface VendorChatDeps {
  readonly findSite: FindSite;
  readonly visitorFor: ReadVisitor;
  /** The port of PORT, which stands for `{port}` in the operator's file. */
  readonly port: number;
}

/** Adds the page of the operator's chat vendor. Only the operator's own file says what it loads. */
export function registerVendorChat(app: FastifyInstance, { findSite, visitorFor, port }: VendorChatDeps): void {
  /** The operator of a site's visitor, and its script; null where it has none. */
  const find = (visitor: Visitor) => {
    const operator = findSite(visitor)?.operator;
    const script = operator?.chatScript;
    if (!operator || !script) return null;
    return { operator, script: { ...script, address: script.address.replace('{port}', String(port)) } };
  };
  const none = (reply: FastifyReply) => sendText(reply, 404, 'not found\n');
  const config = { kind: 'page' } as const;

  app.get(PATH, { config, constraints: { subHost: 'chat' } }, (request, reply) => {
    const chat = visitorFor(request.raw);
    const visitor = chat && { ...chat, host: chat.host.replace(/^chat\./, '') };
    const found = visitor && find(visitor);
    if (!found) return none(reply);
    return sendPage(request, reply, found.script, { site: `${visitor.scheme}://${visitor.host}`, isApart: true });
  });

  app.get(`/games${PATH}`, { config }, (request, reply) => {
    const visitor = visitorFor(request.raw);
    const found = visitor && find(visitor);
    if (!found) return none(reply);
    const { scheme, host } = visitor;
    if (!hasChatHost(found.operator, visitor))
      return sendPage(request, reply, found.script, { site: `${scheme}://${host}`, isApart: false });
    return reply
      .headers({ ...baseHeaders, 'cache-control': 'no-store' })
      .redirect(`${scheme}://chat.${host}${PATH}`, 302);
  });
}
