// The log: structured lines with only the fields named here, so that no secret gets in.
import { type Bindings, type Logger, pino } from 'pino';

/** Every field a line may have. A field not listed is dropped, whatever was handed in. */
const allowedFields = [
  'reference',
  'call',
  'method',
  'status',
  'code',
  'milliseconds',
  'merchant',
  'session',
  'job',
  'count',
  'fault',
  'game',
  'issue',
  'url',
  'channel',
  'block',
  'edit',
  'wrong',
] as const;

export type LogFields = { readonly [F in (typeof allowedFields)[number]]?: unknown };

const allowed = new Set<string>(allowedFields);
const STACK_LINES = 8;

/** Runs for every line: a loop, not a chain of copies. */
const onlyAllowed = (fields: Record<string, unknown>): Record<string, unknown> => {
  const safe: Record<string, unknown> = {};
  for (const name in fields) if (allowed.has(name)) safe[name] = fields[name];
  return safe;
};

/**
 * Returns the loggable facts of an error: its kind and where it rose. Messages of drivers repeat the values of a query,
 * so none is kept.
 */
export const faultOf = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code } = error as { code?: unknown };
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...(typeof code === 'string' && { code }),
    at: at.slice(0, STACK_LINES).map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: faultOf(error.cause) }),
  };
};

/** Lines are written together: each write on its own would cost more than most calls do. A process that is killed loses this much. */
const TOGETHER_BYTES = 4096;
const TOGETHER_MS = 200;

/** The standard output. The library's own clock for what waits would write nothing five times a second in a program at rest. */
const standardOutput = (): { write: (line: string) => void } => {
  const output = pino.destination({ fd: 1, sync: false, minLength: TOGETHER_BYTES });
  let isDue = false;
  const flush = (): void => {
    isDue = false;
    output.flush();
  };
  return {
    write: (line) => {
      output.write(line);
      if (isDue) return;
      isDue = true;
      setTimeout(flush, TOGETHER_MS).unref();
    },
  };
};

/** A log at the given level; `to` is where lines go, the standard output by default. */
export const createLog = (level: string, to?: { write: (line: string) => void }): Logger => {
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: onlyAllowed },
    },
    to ?? standardOutput(),
  );
  // A child's fields pass no formatter; children inherit this method as well.
  const { child } = log;
  log.child = function narrowed(this: Logger, fields: Bindings) {
    return child.call(this, onlyAllowed(fields));
  } as typeof log.child;
  return log;
};
