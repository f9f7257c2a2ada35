// X's side of OAuth 1.0a for one journey. It checks no signatures.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Serve = (request: IncomingMessage, url: URL, response: ServerResponse) => void;

const signedValue = ({ headers }: IncomingMessage, name: string): string =>
  decodeURIComponent(new RegExp(`${name}="([^"]*)"`).exec(headers.authorization ?? '')?.[1] ?? '');

/** By path; `personToken` makes what the identity service is shown. */
export function startX(personToken: (subject: string) => string): ReadonlyMap<string, Serve> {
  const callbacks = new Map<string, string>();
  const answer = (response: ServerResponse, values: Record<string, string>): void => {
    response.end(new URLSearchParams(values).toString());
  };
  return new Map<string, Serve>([
    [
      '/x/request_token',
      (request, _, response) => {
        const token = randomUUID();
        callbacks.set(token, signedValue(request, 'oauth_callback'));
        answer(response, { oauth_token: token, oauth_token_secret: 'trip', oauth_callback_confirmed: 'true' });
      },
    ],
    [
      '/x/authenticate',
      (_, url, response) => {
        const token = url.searchParams.get('oauth_token') ?? '';
        const brought = new URLSearchParams({ oauth_token: token, oauth_verifier: 'v1' });
        const back = `${callbacks.get(token)}?${brought}`.replace(/&/g, '&amp;');
        response.setHeader('content-type', 'text/html');
        response.end(`<!doctype html><title>X</title><a href="${back}">Yes, it is me</a>`);
      },
    ],
    [
      '/x/access_token',
      (request, _, response) => {
        const person = personToken(`person-${signedValue(request, 'oauth_token').slice(0, 8)}`);
        answer(response, { oauth_token: person, oauth_token_secret: 'second-half' });
      },
    ],
  ]);
}
