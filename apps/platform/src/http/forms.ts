// Bodies as forms, for the few addresses that speak OAuth; every other call takes JSON alone.
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Fields by name, of repeated ones the last. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** Lets the routes of this part of the server take forms. */
export const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

/** Returns the fields of the form; no fields if the request carries none. */
export const fieldsOf = (request: FastifyRequest): Fields => {
  const { body } = request;
  const isForm = typeof body === 'object' && body !== null && !Buffer.isBuffer(body);
  return isForm ? (body as Fields) : {}; // the only other parser hands over bytes
};
