// The pages on which a member plays.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Random } from './games.ts';
import { launchFaults, type NextFaults } from './launches.ts';
import { type Page, playPage, usedPage } from './markup.ts';
import type { Pending } from './pending.ts';
import { isReal, type Plays, stakesOf } from './plays.ts';
import { roundFaults, startRound } from './rounds.ts';
import { askWallet } from './wallet.ts';

interface Parts {
  readonly plays: Plays;
  readonly faults: NextFaults;
  readonly pending: Pending;
  readonly random: Random;
}

/** @param frames origins of pages that may show this one in a frame */
const policyOf = (styleHash: string, frames: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');

const send = (reply: FastifyReply, status: number, { html, styleHash }: Page, frames = "'none'"): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', policyOf(styleHash, frames))
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .send(html);

/** Without a play nobody knows the member's language. */
const NO_LANGUAGE = 'en';

export function bindPages(app: FastifyInstance, { plays, faults, pending, random }: Parts): void {
  app.get<{ Params: { link: string } }>('/play/open/:link', async (request, reply) => {
    const { play, backUrl, language } = plays.open(request.params.link);
    if (!play) return send(reply, 410, usedPage(language ?? NO_LANGUAGE, backUrl));
    if (!isReal(play)) return reply.redirect(`/play/${play.id}`, 303);
    const answer = await askWallet(play.account, play.wallet, { do: 'balance', session: play.session });
    if (answer?.ok) play.balance = answer.balance;
    else play.outcome = answer ? { at: 'refused', why: answer.why } : { at: 'unreachable' };
    return reply.redirect(`/play/${play.id}`, 303);
  });

  app.get<{ Params: { id: string } }>('/play/:id', async (request, reply) => {
    const play = plays.of(request.params.id);
    if (!play) return send(reply, 410, usedPage(NO_LANGUAGE, null));
    await play.running;
    // The site shows a trial in a frame, below its own way back.
    return send(reply, 200, playPage(play), isReal(play) ? "'none'" : new URL(play.backUrl).origin);
  });

  app.post<{ Params: { id: string } }>('/play/:id', async (request, reply) => {
    const play = plays.of(request.params.id);
    if (!play) return send(reply, 410, usedPage(NO_LANGUAGE, null));
    const form = new URLSearchParams(String(request.body));
    const wanted = form.get('fault');
    const next = launchFaults.find((fault) => fault === wanted);
    if (next && isReal(play)) {
      faults.choose(play.account, play.player, next);
      play.outcome = { at: 'noted' };
    } else {
      const stake = stakesOf(play.wallet).find((amount) => String(amount) === form.get('stake'));
      if (stake !== undefined) play.stake = stake;
      const fault = roundFaults.find((name) => name === wanted) ?? null;
      await startRound(play, form.get('round') ?? '', fault, { pending, random });
    }
    return reply.redirect(`/play/${play.id}`, 303);
  });
}
