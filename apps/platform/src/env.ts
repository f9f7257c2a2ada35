// Every environment variable the platform reads, one row each: the README's table is made from these rows.
import { availableParallelism } from 'node:os';

/** One environment variable: its default and what it means. */
interface Variable {
  readonly fallback: string;
  readonly meaning: string;
}

/** Name → default and meaning. An empty default means "not set". */
export const environmentVariables = {
  PORT: {
    fallback: '8080',
    meaning: 'Port of the site as visitors type it; the second operator answers any host on the next one.',
  },
  DATA_DIR: { fallback: './.data', meaning: 'Folder of the embedded database and of uploads.' },
  DATABASE_URL: {
    fallback: '',
    meaning: 'PostgreSQL 15 or newer instead of the embedded database: postgres://user:password@host/name.',
  },
  DATABASE_POOL: { fallback: '20', meaning: 'Connections a node keeps to PostgreSQL.' },
  DEMO: {
    fallback: '',
    meaning: '1: demo members, demo money and the outbox page exist. On without DATABASE_URL, off with it, unless set.',
  },
  DEMO_DRAW_SECONDS: {
    fallback: '60',
    meaning:
      'Demo mode only: seconds from one draw of the fastest lottery to the next; the others keep their proportion.',
  },
  PLATFORM_HOST: { fallback: '127.0.0.1', meaning: 'Address the platform listens on.' },
  PLATFORM_PORT: { fallback: '8090', meaning: 'Port the platform listens on when it runs alone; 0 takes a free one.' },
  TRUSTED_PROXIES: {
    fallback: '1',
    meaning: 'How many proxies stand in front and set X-Forwarded-For, -Host and -Proto. The web server counts as one.',
  },
  REGION_HEADER: {
    fallback: '',
    meaning:
      "Header in which the network in front tells the visitor's country (CF-IPCountry). Not set: no region is known.",
  },
  MERCHANTS_DIR: { fallback: './merchants', meaning: 'Folder with one folder for each operator.' },
  GAMES_DIR: { fallback: './dist/games', meaning: 'Folder of the built games.' },
  HASH_WORKERS: {
    fallback: '',
    meaning: 'Passwords checked at the same time; each takes 19 MiB. Default: the number of cores.',
  },
  LOGIN_LIMIT_ACCOUNT: {
    fallback: '',
    meaning: 'Log-in tries an account gets in 15 minutes. Default 10, in demo mode 100.',
  },
  LOGIN_LIMIT_IP: {
    fallback: '',
    meaning: 'Log-in tries an address gets in 15 minutes. Default 100, in demo mode 2000.',
  },
  OUTBOX_KEY: {
    fallback: '',
    meaning:
      'Key that opens the outbox page from elsewhere than this machine (demo mode). Default: random at each start.',
  },
  LOG_LEVEL: { fallback: 'info', meaning: 'trace, debug, info, warn, error, fatal or silent.' },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof environmentVariables;
/** What process.env is: text by name. */
export type RawEnvironment = Readonly<Record<string, string | undefined>>;

/** The settings of one node, read and checked. */
export interface Env {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly demo: boolean;
  readonly demoDrawSeconds: number;
  readonly platformHost: string;
  readonly platformPort: number;
  readonly trustedProxies: number;
  readonly regionHeader: string | null;
  readonly merchantsDir: string;
  readonly gamesDir: string;
  readonly hashWorkers: number;
  readonly loginLimitAccount: number;
  readonly loginLimitIp: number;
  readonly outboxKey: string | null;
  readonly logLevel: string;
  /** Every answer is held against its schema before it is sent: on in tests. */
  readonly checkAnswers: boolean;
}

/** Reads the settings; throws with every wrong variable named. */
export const readEnv = (raw: RawEnvironment): Env => {
  const wrong: string[] = [];
  const text = (name: VariableName): string => raw[name]?.trim() || environmentVariables[name].fallback;
  const whole = (name: VariableName, least: number, most: number, fallback?: number): number => {
    const given = text(name);
    const value = given === '' && fallback !== undefined ? fallback : Number(given);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    wrong.push(`${name} must be a whole number from ${least} to ${most}, not "${given}"`);
    return least;
  };
  const databaseUrl = text('DATABASE_URL') || null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    wrong.push('DATABASE_URL must start with postgres://');
  const demo = text('DEMO') === '' ? databaseUrl === null : text('DEMO') === '1';
  const env: Env = {
    port: whole('PORT', 1, 65_534),
    dataDir: text('DATA_DIR'),
    databaseUrl,
    databasePool: whole('DATABASE_POOL', 2, 500),
    demo,
    demoDrawSeconds: whole('DEMO_DRAW_SECONDS', 6, 3600),
    platformHost: text('PLATFORM_HOST'),
    platformPort: whole('PLATFORM_PORT', 0, 65_535),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10),
    regionHeader: text('REGION_HEADER') || null,
    merchantsDir: text('MERCHANTS_DIR'),
    gamesDir: text('GAMES_DIR'),
    hashWorkers: whole('HASH_WORKERS', 1, 64, availableParallelism()),
    loginLimitAccount: whole('LOGIN_LIMIT_ACCOUNT', 1, 1_000_000, demo ? 100 : 10),
    loginLimitIp: whole('LOGIN_LIMIT_IP', 1, 1_000_000, demo ? 2000 : 100),
    outboxKey: text('OUTBOX_KEY') || null,
    logLevel: text('LOG_LEVEL'),
    checkAnswers: false,
  };
  if (wrong.length > 0) throw new Error(`The environment is wrong:\n- ${wrong.join('\n- ')}`);
  return env;
};
