// The page on which a payer pays: what it is for, and the buttons that play the bank.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decimalOf, instructionsOf } from './instructions.ts';
import type { Notices } from './notices.ts';
import type { PaymentState, Payments, Result } from './payments.ts';
import { type Texts, textsIn } from './texts.ts';

/** Long enough to see the order wait. */
const DELAY_MS = 10_000;

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#eef1f6;color:#142033;font:16px/1.5 -apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
:lang(my),:lang(km),:lang(ur){line-height:1.8}
header{background:linear-gradient(135deg,#123c69,#1f6fb2);color:#fff;padding:20px 16px 72px}
header p{margin:0 auto;max-width:28rem;font-size:.8125rem;opacity:.85}
header h1{margin:0 auto;max-width:28rem;font-size:1.25rem}
main{max-width:28rem;margin:-52px auto 0;padding:0 16px 32px}
.card{background:#fff;border-radius:16px;box-shadow:0 8px 28px rgba(20,32,51,.12);padding:20px}
.amount{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums;margin:4px 0 16px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0 0 20px;font-size:.9375rem}
dt{color:#5a6a80}dd{margin:0;text-align:end;overflow-wrap:anywhere}
form{display:grid;gap:12px}
button,a.back{display:block;width:100%;min-height:52px;border:1px solid #c3cddb;border-radius:12px;background:#fff;color:#142033;font:inherit;font-weight:600;text-align:center;text-decoration:none;padding:12px}
button.main{background:#0d6b3f;border-color:#0d6b3f;color:#fff}
button.no{color:#a3261b;border-color:#e3b6b1}
button:focus-visible,a:focus-visible{outline:3px solid #1f6fb2;outline-offset:2px}
.small{font-size:.8125rem;color:#5a6a80;margin:16px 0 0}
.state{font-weight:700;font-size:1.125rem;margin:0 0 12px}`;

/** No `form-action`: the form's answer leads back to the site, which is another host. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const page = (t: Texts, title: string, body: string): string => `<!doctype html>
<html lang="${t.tag}" dir="${t.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><header><p>${escaped(t('demo'))}</p><h1>${escaped(t('name'))}</h1></header><main><div class="card">${body}</div></main></body></html>`;

const send = (reply: FastifyReply, status: number, t: Texts, title: string, body: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', POLICY)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .send(page(t, title, body));

const facts = (payment: PaymentState, t: Texts): string => {
  const { transfer } = instructionsOf(payment);
  const rows = [
    [t('to'), transfer?.holder ?? payment.account],
    ...(transfer ? [[t('account'), transfer.number]] : []),
    [t('reference'), transfer?.reference ?? payment.orderId.slice(0, 8)],
  ];
  return rows
    .map(([name = '', value = '']) => `<dt>${escaped(name)}</dt><dd><bdi>${escaped(value)}</bdi></dd>`)
    .join('');
};

/** What a payer may do, with the class of its button. */
const actions = { approve: 'main', decline: 'no', delay: '', twice: '' } as const;

const button = (action: keyof typeof actions | 'late', look: string, t: Texts): string =>
  `<button class="${look}" name="do" value="${action}">${escaped(t(action))}</button>`;

const buttons = (isExpired: boolean, t: Texts): string =>
  isExpired
    ? button('late', '', t)
    : (['approve', 'decline', 'delay', 'twice'] as const)
        .map((action) => button(action, actions[action], t))
        .join('\n');

const bodyOf = (payment: PaymentState, t: Texts): string => {
  const { result, amount, currency, minorDigits, returnUrl, expiresAt } = payment;
  const isExpired = Date.now() > expiresAt;
  const action =
    result === null
      ? `<form method="post">${buttons(isExpired, t)}</form>`
      : `<p class="state">${escaped(t(result))}</p><a class="back" href="${escaped(returnUrl)}">${escaped(t('back'))}</a>`;
  return `<span>${escaped(t('payment'))}</span><p class="amount"><bdi>${escaped(decimalOf(amount, minorDigits))} ${escaped(currency)}</bdi></p>
<dl>${facts(payment, t)}</dl>${action}
<p class="small">${escaped(t('standsIn'))}</p>`;
};

interface PageRoute {
  Params: { id: string };
}

export function bindPage(app: FastifyInstance, payments: Payments, notices: Notices): void {
  const found = (request: FastifyRequest<PageRoute>, reply: FastifyReply): PaymentState | null => {
    const payment = payments.byId(request.params.id);
    // Nobody knows whose payment it was.
    const t = textsIn(undefined);
    if (!payment) send(reply, 404, t, t('unknownTitle'), `<p class="state">${escaped(t('unknown'))}</p>`);
    return payment;
  };

  const decide = (id: string, result: Result, { times = 1, dueAt }: { times?: number; dueAt?: number } = {}): void => {
    const known = payments.byId(id);
    const decided = known?.result === null ? payments.decide(id, result, dueAt) : null;
    if (decided) notices.send(decided, times);
  };

  app.get<PageRoute>('/pay/:id', (request, reply) => {
    const payment = found(request, reply);
    if (!payment) return reply;
    const t = textsIn(payment.language);
    return send(reply, 200, t, t('name'), bodyOf(payment, t));
  });

  app.post<PageRoute>('/pay/:id', (request, reply) => {
    const payment = found(request, reply);
    if (!payment) return reply;
    const action = new URLSearchParams(String(request.body)).get('do');
    if (action === 'approve' || action === 'late') decide(payment.id, 'paid');
    if (action === 'twice') decide(payment.id, 'paid', { times: 2 });
    if (action === 'decline') decide(payment.id, 'failed');
    if (action === 'delay') decide(payment.id, 'paid', { dueAt: Date.now() + DELAY_MS });
    return reply.redirect(payment.returnUrl, 303);
  });
}
