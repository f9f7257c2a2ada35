// The smallest vendor of games: node docs/examples/minimal-vendor.mjs. One game, a coin: heads pays twice the stake.
// Run it behind https in production; ADDRESS is where browsers reach it, KEY the one of the operator's keysFile.
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { KEY = '', PORT = '8700', ADDRESS = `http://localhost:${PORT}` } = process.env;
if (KEY.length < 32) throw new Error('Set KEY to the key that the operator has for this vendor.');

const sign = (path, seconds, body) => createHmac('sha256', KEY).update(`POST\n${path}\n${seconds}\n${body}`).digest('hex');
const isSame = (given, right) => given?.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
const escaped = (text) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Plays by their link, which opens once. */
const plays = new Map();

/** A call that nobody answers may be sent again: its transaction_id names it for good. */
const wallet = async ({ wallet_url: url }, action, fields) => {
  const body = JSON.stringify(fields);
  const seconds = String(Math.floor(Date.now() / 1000));
  const headers = {
    'Content-Type': 'application/json',
    'X-Timestamp': seconds,
    'X-Signature': sign(new URL(`${url}/${action}`).pathname, seconds, body),
  };
  return (await fetch(`${url}/${action}`, { method: 'POST', headers, body })).json();
};

const toss = async (play) => {
  const round = randomBytes(12).toString('hex');
  const { session, currency, minor_digits: digits } = play;
  const stake = 10n ** BigInt(digits);
  const taken = await wallet(play, 'debit', {
    session,
    transaction_id: `d-${round}`,
    round_id: round,
    amount_minor: String(stake),
    currency,
  });
  if (!taken.ok) return `Not played: ${taken.error}.`;
  const isHeads = randomInt(2) === 1;
  await wallet(play, 'credit', {
    transaction_id: `c-${round}`,
    round_id: round,
    amount_minor: String(isHeads ? stake * 2n : 0n),
    currency,
  });
  return isHeads ? 'Heads: you won.' : 'Tails: no win.';
};

const page = (play, said) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>${escaped(play.title)}</title><h1>${escaped(play.title)}</h1><p role="status">${escaped(said)}</p>
<form method="post"><button>Toss the coin</button></form><a href="${escaped(play.back_url)}">Back</a>`;

createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const { url = '', method, headers } = request;
  if (method === 'POST' && url.endsWith('/v1/launch')) {
    if (!isSame(headers['x-signature'], sign(url, headers['x-timestamp'], body))) return response.writeHead(401).end('{}');
    const link = randomBytes(16).toString('base64url');
    plays.set(link, { ...JSON.parse(body), isOpen: false });
    return response.end(JSON.stringify({ game_url: `${ADDRESS}/play/${link}` }));
  }
  const play = plays.get(url.slice('/play/'.length));
  if (!play || (method === 'GET' && play.isOpen)) return response.writeHead(410).end('Open the game again.');
  play.isOpen = true;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  return response.end(page(play, method === 'POST' ? await toss(play) : 'One unit a toss.'));
}).listen(Number(PORT));
