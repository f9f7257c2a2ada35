// HTTP from the attacker's side: any header, complete answers, no exceptions.
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

const ANSWER_WITHIN_MS = 20_000;

export interface Sent {
  readonly port: number;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  readonly agent?: Agent;
  readonly timeoutMs?: number;
}

/** The one form of an answer of the platform. */
export interface AnswerForm {
  readonly success: boolean;
  readonly errorCode?: string;
  readonly message?: string;
  readonly value?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Null where the text is not JSON. */
  readonly form: AnswerForm | null;
  readonly milliseconds: number;
}

/** Connections that every caller without an agent of its own shares. */
export const sharedAgent = new Agent({ keepAlive: true, maxSockets: 64 });

const formOf = (text: string): AnswerForm | null => {
  try {
    const read: unknown = JSON.parse(text);
    // The caller compares each field with what it expects.
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as AnswerForm) : null;
  } catch {
    return null;
  }
};

/** Sends one request and reads the answer. */
export const send = (sent: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port, method = 'GET', path, headers = {}, body, agent = sharedAgent, timeoutMs = ANSWER_WITHIN_MS } = sent;
    const started = performance.now();
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const named = Object.keys(headers).some((name) => name.toLowerCase() === 'host');
    const host = named ? {} : { Host: `localhost:${port}` };
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent,
      setHost: false,
      headers: { ...host, ...length, ...headers },
    });
    const timer = setTimeout(() => outgoing.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    outgoing.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        clearTimeout(timer);
        const text = Buffer.concat(parts).toString('utf8');
        const milliseconds = performance.now() - started;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          form: formOf(text),
          milliseconds,
        });
      });
    });
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    outgoing.end(body);
  });

/** A request as the report shows it. */
export const describe = ({ port, method = 'GET', path, headers = {}, body }: Sent): string => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} (port ${port})`, ...lines, ...(body === undefined ? [] : ['', String(body)])].join('\n');
};

/** An answer as the report shows it. */
export const brief = ({ status, text }: Pick<Answer, 'status' | 'text'>): string =>
  `${status} ${text.slice(0, 200).replaceAll(/\s+/g, ' ')}`;

/** Runs `work` for every item, so many at a time. The first failure ends it once what is under way is over. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const keepWorking = async (): Promise<void> => {
    while (next < items.length) {
      const item = items[next++];
      try {
        // The bound was just checked; the item itself may be anything.
        await work(item as T);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(width, items.length) }, keepWorking);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}
