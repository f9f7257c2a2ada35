// A server that stops: what is under way is answered, and nothing holds it up after that.
import type { FastifyInstance } from 'fastify';

/** While the node drains, every answer is the last of its connection: a kept one would hold the node up as long as it is kept. */
export const endConnections = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('Connection', 'close');
    done();
  });
};
