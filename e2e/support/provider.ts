// An identity provider for one journey: a consent page and a token address with PKCE.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { startX } from './x-provider.ts';

export interface Provider {
  /** `http://idp.localhost:…` */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

interface OAuthRequest {
  readonly nonce: string | null;
  readonly challenge: string | null;
  readonly subject: string;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Nobody checks its signature: the emulator takes claims as they are. */
const tokenOf = ({ nonce, subject }: OAuthRequest): string =>
  `${base64url({ alg: 'none' })}.${base64url({ sub: subject, nonce, name: subject, email: `${subject}@example.com` })}.none`;

/**
 * Google's one-tap by the names of its reference: the prompt confirms itself at once. The token is made like the
 * others.
 */
const ONE_TAP = `(() => {
  const encode = (value) => btoa(JSON.stringify(value)).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
  let options = null;
  const prompt = () => {
    const sub = 'one-tap-' + Date.now();
    const claims = { sub, nonce: options.nonce, name: sub, email: sub + '@example.com' };
    options.callback({ credential: [encode({ alg: 'none' }), encode(claims), 'none'].join('.') });
  };
  const initialize = (given) => {
    options = given;
  };
  window.google = { accounts: { id: { initialize, prompt, cancel: () => undefined } } };
})();`;

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'));
}

export async function startProvider(): Promise<Provider> {
  const codes = new Map<string, OAuthRequest>();

  const authorize = (url: URL, response: ServerResponse): void => {
    const read = (name: string) => url.searchParams.get(name);
    const code = randomUUID();
    codes.set(code, { nonce: read('nonce'), challenge: read('code_challenge'), subject: `person-${code.slice(0, 8)}` });
    const back = new URL(read('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code, state: read('state') ?? '' }).toString();
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Provider</title><a href="${back.href.replace(/&/g, '&amp;')}">Yes, it is me</a>`,
    );
  };
  const token = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'application/json');
    const form = await bodyOf(request);
    const oauthRequest = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!oauthRequest || oauthRequest.challenge !== challenge) {
      response.statusCode = 400;
      response.end('{"error":"invalid_grant"}');
      return;
    }
    const given = tokenOf(oauthRequest);
    response.end(JSON.stringify({ id_token: given, access_token: given, oauth_token_secret: 'second-half' }));
  };
  const x = startX((subject) => tokenOf({ nonce: null, challenge: null, subject }));
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://idp.localhost');
    if (url.pathname === '/token') void token(request, response);
    else if (url.pathname === '/authorize') authorize(url, response);
    else if (x.has(url.pathname)) x.get(url.pathname)?.(request, url, response);
    else if (url.pathname === '/gsi/client') response.setHeader('content-type', 'text/javascript').end(ONE_TAP);
    else response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    origin: `http://idp.localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
