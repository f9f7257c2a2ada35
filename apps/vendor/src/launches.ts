// The API on which operators open games, in both dialects.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Account, accountKey } from './accounts.ts';
import type { Plays, Wanted } from './plays.ts';
import { type Fields, isSame, signedForm, signedJson } from './signatures.ts';

export const launchFaults = ['nextHtml', 'nextHost', 'nextSlow'] as const;
export type LaunchFault = (typeof launchFaults)[number];

/** Longer than an operator waits. */
const TOO_LATE_MS = 10_000;

/** Faults that members chose for their next launch. */
export interface NextFaults {
  readonly choose: (account: Account, player: string, fault: LaunchFault) => void;
  readonly take: (account: Account, player: string) => LaunchFault | null;
}

export const createNextFaults = (): NextFaults => {
  const chosen = new Map<string, LaunchFault>();
  const keyOf = ({ operator, vendor }: Account, player: string) => `${accountKey(operator, vendor)}/${player}`;
  return {
    choose: (account, player, fault) => void chosen.set(keyOf(account, player), fault),
    take: (account, player) => {
      const fault = chosen.get(keyOf(account, player)) ?? null;
      chosen.delete(keyOf(account, player));
      return fault;
    },
  };
};

interface AccountRoute {
  Params: { operator: string; vendor: string };
}

interface Api {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly plays: Plays;
  readonly faults: NextFaults;
}

/** The page stands on a sub-host of the site that the member comes from. */
const addressOf = (backUrl: string, link: string): string => {
  const { protocol, host } = new URL(backUrl);
  return `${protocol}//vendor.${host}/play/open/${link}`;
};

const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

const isWhole = ({ game, session, player, backUrl, wallet }: Wanted): boolean =>
  [game, session, player].every((text) => text !== '') &&
  URL.canParse(backUrl) &&
  URL.canParse(wallet.url) &&
  wallet.currency !== '' &&
  Number.isInteger(wallet.minorDigits);

/** Opens the game, or does what the member chose to see instead. */
const open = async (
  { plays, faults }: Api,
  account: Account,
  wanted: Wanted,
  reply: FastifyReply,
  answer: (address: string) => object,
): Promise<FastifyReply> => {
  const fault = faults.take(account, wanted.player);
  if (fault === 'nextHtml') return reply.type('text/html').send(HTML);
  if (fault === 'nextSlow') await pause(TOO_LATE_MS);
  const address = addressOf(wanted.backUrl, plays.begin(account, wanted));
  return reply.send(answer(fault === 'nextHost' ? 'https://elsewhere.example/play' : address));
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function bindLaunches(app: FastifyInstance, api: Api): void {
  const accountOf = ({ params }: FastifyRequest<AccountRoute>, dialect: Account['dialect']): Account | null => {
    const account = api.accounts.get(accountKey(params.operator, params.vendor));
    return account?.dialect === dialect ? account : null;
  };

  app.post<AccountRoute>('/:operator/:vendor/v1/launch', (request, reply) => {
    const account = accountOf(request, 'signedJson');
    const { 'x-timestamp': seconds, 'x-signature': signature } = request.headers;
    const body = String(request.body);
    const signed = { method: 'POST', path: request.url, seconds: textOf(seconds), body };
    if (!account || !isSame(signature, signedJson(account.key, signed))) return reply.code(401).send({ error: 401 });
    const fields = JSON.parse(body) as Readonly<Record<string, unknown>>; // signed by an operator's platform
    const wanted: Wanted = {
      game: textOf(fields.game),
      gameType: textOf(fields.game_type),
      title: textOf(fields.title),
      session: textOf(fields.session),
      player: textOf(fields.player),
      language: textOf(fields.locale),
      backUrl: textOf(fields.back_url),
      wallet: {
        url: textOf(fields.wallet_url),
        currency: textOf(fields.currency),
        minorDigits: Number(fields.minor_digits),
      },
    };
    if (!isWhole(wanted)) return reply.code(400).send({ error: 400 });
    return open(api, account, wanted, reply, (address) => ({ game_url: address }));
  });

  app.post<AccountRoute>('/:operator/:vendor/game/open', (request, reply) => {
    const account = accountOf(request, 'signedForm');
    const fields: Fields = Object.fromEntries(new URLSearchParams(String(request.body)));
    if (!account || !isSame(fields.sign, signedForm(account.key, request.url, fields)))
      return reply.send({ code: '1001' });
    const wanted: Wanted = {
      game: textOf(fields.gameId),
      gameType: textOf(fields.gameKind),
      title: textOf(fields.gameName),
      session: textOf(fields.playId),
      player: textOf(fields.playerId),
      language: textOf(fields.lang),
      backUrl: textOf(fields.backUrl),
      wallet: { url: textOf(fields.walletUrl), currency: textOf(fields.ccy), minorDigits: Number(fields.digits) },
    };
    if (!isWhole(wanted)) return reply.send({ code: '1002' });
    return open(api, account, wanted, reply, (address) => ({ code: '0', url: address }));
  });
}
