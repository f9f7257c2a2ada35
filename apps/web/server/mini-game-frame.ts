// The document of the mini-game's frame. It loads the mini-game's script where no code can reach the member's session.
import { FALLBACK_LANGUAGE, isLanguageCode, languages } from '@foyer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyOf, sendAnswer } from './answer.ts';
import { hashSource } from './security-headers.ts';

/**
 * Runs in the frame: loads the script of the edition once, past every cache, and reports to the site whether the script
 * works. The site is asked for nothing, and a sandboxed frame cannot name its origin; the messages hold no secret.
 */
export const frameScript = `(() => {
  const edition = new URLSearchParams(location.search).get('edition');
  if (edition !== 'v1' && edition !== 's1') return;
  const report = (what) => parent.postMessage({ miniGame: what }, '*');
  let hasFailed = false;
  const fail = () => {
    hasFailed = true;
    report('failed');
  };
  addEventListener('error', ({ message }) => {
    if (!String(message).startsWith('ResizeObserver')) fail();
  });
  addEventListener('unhandledrejection', fail);
  const script = document.createElement('script');
  script.onload = () => {
    if (!hasFailed) report('ready');
  };
  script.onerror = fail;
  script.src = '/mini-game/' + edition + '/minigame.js?_t=' + Date.now();
  document.body.append(script);
})();
`;

/** Everything from the site's own host and nothing else: no call, no form, no frame, and an origin that is nobody's. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${hashSource(frameScript)}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

const MERCHANT_SHAPE = /^[\w-]{1,64}$/;

/** The document, in the language and for the operator that the site names. */
export function frameDocument(language: unknown, merchant: unknown): string {
  const code = isLanguageCode(language) ? language : FALLBACK_LANGUAGE;
  const { tag, dir } = languages[code];
  const operator = typeof merchant === 'string' && MERCHANT_SHAPE.test(merchant) ? merchant : '';
  return `<!doctype html><html lang="${tag}" dir="${dir}" data-language="${code}" data-merchant="${operator}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Mini-game</title></head><body><script>${frameScript}</script></body></html>`;
}

interface FrameQuery {
  readonly language?: unknown;
  readonly merchant?: unknown;
}

/** Adds the address of the frame. */
export function registerMiniGameFrame(app: FastifyInstance): void {
  const config = { kind: 'page' } as const;
  app.get('/m/mini-game.html', { config }, (request: FastifyRequest<{ Querystring: FrameQuery }>, reply) => {
    const { language, merchant } = request.query;
    return sendAnswer(request, reply, {
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
      },
      body: bodyOf(frameDocument(language, merchant)),
    });
  });
}
