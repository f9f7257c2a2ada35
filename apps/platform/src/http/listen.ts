// Opens a port of the platform. If this fails, it writes the reason in a sentence for the operator.
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** The variable that sets the port; sentences name it. */
  readonly portVariable: 'PLATFORM_PORT' | 'OPERATOR_PORT';
}

const reasons: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port, portVariable }) => `Port ${port} is in use. Set ${portVariable} to a free one.`,
  EACCES: ({ port, portVariable }) =>
    `Port ${port} may not be opened by this user. Set ${portVariable} to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine. Set PLATFORM_HOST to one that is.`,
};

const withReason = (error: unknown, address: ListenAddress): unknown => {
  const reason = reasons[String((error as NodeJS.ErrnoException).code)];
  return reason ? new Error(reason(address), { cause: error }) : error;
};

/** Listens. Answers the address with its scheme and port. */
export const listen = async (app: FastifyInstance, address: ListenAddress): Promise<string> => {
  const { host, port } = address;
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw withReason(error, address);
  }
};

/** Throws the sentence of `listen` when the port cannot be opened now. Leaves it closed. */
export const requirePort = (address: ListenAddress): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(withReason(error, address)));
    probe.listen({ host: address.host, port: address.port }, () => probe.close(() => resolve()));
  });
