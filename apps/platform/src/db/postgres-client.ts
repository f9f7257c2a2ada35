// The client of one connection to PostgreSQL: postgres-js with a pool of one, on a socket of ours.
import type { Socket } from 'node:net';
import postgres, { type Options, type PostgresType, type Sql } from 'postgres';

/** Limits of time of a connection. */
export interface ConnectionLimits {
  /** Longest that opening it may take. */
  readonly connectMs: number;
  /** Longest that a statement may run. The database ends it. */
  readonly statementMs: number;
  /** Longest that a transaction may do nothing. The database ends it, and so frees the locks of a node that it cannot reach. */
  readonly idleTransactionMs: number;
  /** Longest that the database may send nothing while work is under way. */
  readonly silentMs: number;
  /** How often the database looks during a statement whether the node is still there; never where this is missing. */
  readonly lookMs?: number;
}

/** Parsers and serializers by type, as postgres-js keeps them. */
export type TypeMaps = Pick<Sql['options'], 'parsers' | 'serializers'>;

export interface Target {
  readonly url: string;
  /** Index of the address's host to use; each try counts it on. */
  readonly hostIndex: number;
  readonly limits: ConnectionLimits;
  readonly types: TypeMaps;
}

const INT8 = 20;
/** Until the database notices that a node has vanished: after 30 s of silence, by 3 probes. */
const KEEPALIVES = { tcp_keepalives_idle: 30, tcp_keepalives_interval: 10, tcp_keepalives_count: 3 };

/** Until a node notices during a long statement that the database has vanished. The driver's own value is 60 s. */
const KEEPALIVE_S = 30;

export const broken = (): Error =>
  Object.assign(new Error('The connection to the database broke'), { code: 'CONNECTION_CLOSED' });

/** The driver takes a socket of ours (its README, "Custom socket"), which its types leave out. */
type WithSocket = Options<{ bigint: PostgresType<bigint> }> & {
  readonly socket: (to: { readonly host: string[]; readonly port: number[]; readonly path: string | false }) => Socket;
};

/** Connects the socket at its first use. The driver's own second try would begin in the state of the first. */
const connectOnce = (socket: Socket, hostIndex: number): WithSocket['socket'] => {
  let isUsed = false;
  return ({ host, port, path }) => {
    if (isUsed) throw broken();
    isUsed = true;
    if (path) return socket.connect(path);
    const to = { host: host[hostIndex % host.length] ?? '', port: port[hostIndex % port.length] ?? 0 };
    // The driver reads the host of the socket for the name in the certificate.
    return Object.assign(socket, to).connect(to);
  };
};

const optionsOf = (limits: ConnectionLimits): Options<{ bigint: PostgresType<bigint> }> => ({
  max: 1,
  connect_timeout: limits.connectMs / 1000,
  max_lifetime: null,
  keep_alive: KEEPALIVE_S,
  // The driver asks for the types of lists by itself and hears no failure: a connection that breaks meanwhile would end the process.
  fetch_types: false,
  onnotice: () => undefined,
  types: { bigint: { to: INT8, from: [INT8], serialize: String, parse: BigInt } },
  connection: {
    application_name: 'foyer',
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    ...(limits.lookMs !== undefined && { client_connection_check_interval: limits.lookMs }),
    ...KEEPALIVES,
  },
});

/** Creates a client that connects `socket` at its first statement. Calls `onBroken` when the connection breaks. */
export const createClient = ({ url, hostIndex, limits, types }: Target, socket: Socket, onBroken: () => void): Sql => {
  const options: WithSocket = {
    ...optionsOf(limits),
    socket: connectOnce(socket, hostIndex),
    onclose: onBroken,
  };
  const client = postgres(url, options);
  Object.assign(client.options.parsers, types.parsers);
  Object.assign(client.options.serializers, types.serializers);
  return client;
};
