// One-tap of the local identity provider: a small version of Google's script, and its frame.
// Source: developers.google.com/identity/gsi/web/reference/js-reference
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escaped } from '../../../http/demo-page.ts';
import { fieldsOf } from '../../../http/forms.ts';
import type { Merchants } from '../../../merchants/live.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { clientOf, isSiteOf } from './client.rules.ts';
import type { Issuer } from './issue.ts';
import { deliverScript, oneTapScript } from './one-tap-script.ts';
import { people } from './people.table.ts';

const MOST_NONCE = 256;

type Fields = Readonly<Record<string, unknown>>;

interface OneTapRequest {
  readonly merchant: Merchant;
  /** Site that shows the frame. */
  readonly origin: string;
  readonly nonce: string;
}

const requiredStep = (merchants: Merchants, { client_id, origin, nonce = '' }: Fields): OneTapRequest => {
  const merchant = clientOf(merchants, client_id);
  if (!merchant || !isSiteOf(merchants, merchant, origin)) throw new Refusal('input.invalid');
  if (typeof nonce !== 'string' || nonce.length > MOST_NONCE) throw new Refusal('input.invalid');
  return { merchant, origin, nonce };
};

const STYLE = `
  :root { color-scheme: light; font: 15px/1.4 system-ui, sans-serif; color: #1b1f24; background: #fff }
  body { margin: 0; padding: .75rem 1rem } p { margin: 0 0 .6rem; display: flex; justify-content: space-between; gap: .5rem; align-items: center }
  form { display: grid; gap: .5rem } button { font: inherit; min-height: 2.75rem; border-radius: 999px; cursor: pointer }
  .go { border: 0; background: #1a73e8; color: #fff; font-weight: 600 } .no { border: 0; background: none; color: #4d5663; min-height: 2rem }`;

const sendFrame = (reply: FastifyReply, { origin }: OneTapRequest, body: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors ${origin}`,
    )
    .header('Referrer-Policy', 'no-referrer')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Google (demo)</title><style>${STYLE}</style></head>${body}</html>`);

const question = ({ merchant, origin, nonce }: OneTapRequest): string => {
  const hidden = { client_id: merchant.code, origin, nonce };
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<body><main><p>Sign in to ${escaped(merchant.name)} with Google (demo)</p><form method="post">${fields.join('')}
<button class="go">Continue as ${escaped(people[0])}</button><button class="no" name="cancel" value="1">Not now</button></form></main></body>`;
};

/** Builds the frame's message to the page around it, as data: the script that sends it is the same for all. */
const answer = ({ origin }: OneTapRequest, credential: string): string =>
  `<body data-origin="${escaped(origin)}" data-credential="${escaped(credential)}"><script src="/gsi/deliver.js"></script></body>`;

export const bindOneTap = (app: FastifyInstance, merchants: Merchants, issuer: Issuer): void => {
  for (const [path, script] of [
    ['/gsi/client', oneTapScript],
    ['/gsi/deliver.js', deliverScript],
  ] as const) {
    app.get(path, async (_, reply) =>
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin').type('text/javascript; charset=utf-8').send(script),
    );
  }
  app.get('/gsi/prompt', (request, reply) => {
    const oauthRequest = requiredStep(merchants, request.query as Fields);
    return sendFrame(reply, oauthRequest, question(oauthRequest));
  });
  app.post('/gsi/prompt', async (request, reply) => {
    const fields = fieldsOf(request);
    const oauthRequest = requiredStep(merchants, fields);
    if (fields.cancel !== undefined) return sendFrame(reply, oauthRequest, answer(oauthRequest, ''));
    const { merchant, nonce } = oauthRequest;
    const somebody = {
      channel: 'google',
      client: merchant.code,
      name: people[0],
      phone: null,
      nonce: nonce || null,
    } as const;
    return sendFrame(reply, oauthRequest, answer(oauthRequest, await issuer.idToken(somebody)));
  });
};
