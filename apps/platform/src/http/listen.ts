// Opens the port of the platform. If this fails, it writes the reason in a sentence for the operator.
import type { FastifyInstance } from 'fastify';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

const reasons: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Set PLATFORM_PORT to a free one.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user. Set PLATFORM_PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine. Set PLATFORM_HOST to one that is.`,
};

/** Listens. Answers the address with its scheme and port. */
export const listen = async (app: FastifyInstance, address: ListenAddress): Promise<string> => {
  try {
    return await app.listen(address);
  } catch (error) {
    const reason = reasons[String((error as NodeJS.ErrnoException).code)];
    throw reason ? new Error(reason(address), { cause: error }) : error;
  }
};
