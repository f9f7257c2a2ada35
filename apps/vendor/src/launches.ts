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

const isWhole = (wanted: Wanted): boolean => {
  const { game, backUrl, wallet } = wanted;
  const isOfMember =
    !('session' in wanted) || (wanted.session !== '' && wanted.player !== '' && URL.canParse(wanted.wallet.url));
  return (
    game !== '' && URL.canParse(backUrl) && wallet.currency !== '' && Number.isInteger(wallet.minorDigits) && isOfMember
  );
};

/** Opens the game, or does what the member chose to see instead. */
const open = async (
  { plays, faults }: Api,
  account: Account,
  wanted: Wanted,
  reply: FastifyReply,
  answer: (address: string) => object,
): Promise<FastifyReply> => {
  const fault = 'player' in wanted ? faults.take(account, wanted.player) : null;
  if (fault === 'nextHtml') return reply.type('text/html').send(HTML);
  if (fault === 'nextSlow') await pause(TOO_LATE_MS);
  const address = addressOf(wanted.backUrl, plays.begin(account, wanted));
  return reply.send(answer(fault === 'nextHost' ? 'https://elsewhere.example/play' : address));
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type JsonFields = Readonly<Record<string, unknown>>;

const jsonGame = (fields: JsonFields) => ({
  game: textOf(fields.game),
  gameType: textOf(fields.game_type),
  title: textOf(fields.title),
  language: textOf(fields.locale),
  backUrl: textOf(fields.back_url),
});
const jsonMoney = (fields: JsonFields) => ({
  currency: textOf(fields.currency),
  minorDigits: Number(fields.minor_digits),
});

const formGame = (fields: Fields) => ({
  game: textOf(fields.gameId),
  gameType: textOf(fields.gameKind),
  title: textOf(fields.gameName),
  language: textOf(fields.lang),
  backUrl: textOf(fields.backUrl),
});
const formMoney = (fields: Fields) => ({ currency: textOf(fields.ccy), minorDigits: Number(fields.digits) });

export function bindLaunches(app: FastifyInstance, api: Api): void {
  const accountOf = ({ params }: FastifyRequest<AccountRoute>, dialect: Account['dialect']): Account | null => {
    const account = api.accounts.get(accountKey(params.operator, params.vendor));
    return account?.dialect === dialect ? account : null;
  };

  const jsonFields = (request: FastifyRequest<AccountRoute>) => {
    const account = accountOf(request, 'signedJson');
    const { 'x-timestamp': seconds, 'x-signature': signature } = request.headers;
    const body = String(request.body);
    const signed = { method: 'POST', path: request.url, seconds: textOf(seconds), body };
    if (!account || !isSame(signature, signedJson(account.key, signed))) return null;
    return { account, fields: JSON.parse(body) as JsonFields }; // signed by an operator's platform
  };

  const openJson = (account: Account, wanted: Wanted, reply: FastifyReply) =>
    isWhole(wanted)
      ? open(api, account, wanted, reply, (address) => ({ game_url: address }))
      : reply.code(400).send({ error: 400 });

  app.post<AccountRoute>('/:operator/:vendor/v1/launch', (request, reply) => {
    const read = jsonFields(request);
    if (!read) return reply.code(401).send({ error: 401 });
    const { account, fields } = read;
    const wanted: Wanted = {
      ...jsonGame(fields),
      session: textOf(fields.session),
      player: textOf(fields.player),
      wallet: { ...jsonMoney(fields), url: textOf(fields.wallet_url) },
    };
    return openJson(account, wanted, reply);
  });

  app.post<AccountRoute>('/:operator/:vendor/v1/trial', (request, reply) => {
    const read = jsonFields(request);
    if (!read) return reply.code(401).send({ error: 401 });
    const { account, fields } = read;
    return openJson(account, { ...jsonGame(fields), wallet: jsonMoney(fields) }, reply);
  });

  const formFields = (request: FastifyRequest<AccountRoute>) => {
    const account = accountOf(request, 'signedForm');
    const fields: Fields = Object.fromEntries(new URLSearchParams(String(request.body)));
    return account && isSame(fields.sign, signedForm(account.key, request.url, fields)) ? { account, fields } : null;
  };

  const openForm = (account: Account, wanted: Wanted, reply: FastifyReply) =>
    isWhole(wanted)
      ? open(api, account, wanted, reply, (address) => ({ code: '0', url: address }))
      : reply.send({ code: '1002' });

  app.post<AccountRoute>('/:operator/:vendor/game/open', (request, reply) => {
    const read = formFields(request);
    if (!read) return reply.send({ code: '1001' });
    const { account, fields } = read;
    const wanted: Wanted = {
      ...formGame(fields),
      session: textOf(fields.playId),
      player: textOf(fields.playerId),
      wallet: { ...formMoney(fields), url: textOf(fields.walletUrl) },
    };
    return openForm(account, wanted, reply);
  });

  app.post<AccountRoute>('/:operator/:vendor/game/trial', (request, reply) => {
    const read = formFields(request);
    if (!read) return reply.send({ code: '1001' });
    const { account, fields } = read;
    return openForm(account, { ...formGame(fields), wallet: formMoney(fields) }, reply);
  });
}
