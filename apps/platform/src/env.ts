// Every environment variable of the platform, one row each; the README's table is made from them.
import { availableParallelism } from 'node:os';
import { createReader } from './env-reader.ts';

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
  DATA_DIR: {
    fallback: './.data',
    meaning: 'Folder of the embedded database; in the demo also of its bank and its vendor of games.',
  },
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
  OPERATOR_PORT: {
    fallback: '',
    meaning:
      'Port of the operator API (docs/production.md), on PLATFORM_HOST; 0 takes a free one. Not set: the node has no operator API.',
  },
  OPERATOR_PROXIES: {
    fallback: '0',
    meaning:
      'How many proxies stand in front of the operator API and set X-Forwarded-For, -Host and -Proto. The web server is none of them.',
  },
  TRUSTED_PROXIES: {
    fallback: '1',
    meaning: 'How many proxies stand in front and set X-Forwarded-For, -Host and -Proto. The web server counts as one.',
  },
  REGION_HEADER: {
    fallback: '',
    meaning:
      "Header in which the network in front tells the visitor's country (CF-IPCountry). Not set: no region is known.",
  },
  MAX_CONNECTIONS: { fallback: '4096', meaning: 'Connections that are open at a time.' },
  METRICS_TOKEN: {
    fallback: '',
    meaning: 'Bearer token that opens /metrics to other machines; without it only loopback may read them.',
  },
  MERCHANTS_DIR: {
    fallback: './merchants',
    meaning: 'Folder with one folder for each operator; the build reads the same one.',
  },
  GAMES_DIR: { fallback: './dist/games', meaning: 'Folder of the built games.' },
  CAPTCHA_DIR: { fallback: './dist/captcha', meaning: 'Folder of the built captcha script.' },
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
  REGISTER_LIMIT_IP: {
    fallback: '',
    meaning: 'Registration tries an address gets in 15 minutes. Default 60, in demo mode 2000.',
  },
  REGISTER_LIMIT_DEVICE: {
    fallback: '',
    meaning: 'Accounts that may be made from a device in a day. Default 5, in demo mode 200.',
  },
  CODE_LIMIT_RECIPIENT: {
    fallback: '',
    meaning: 'Codes a number or an e-mail address is sent in a day. Default 5, in demo mode 100.',
  },
  CODE_LIMIT_NETWORK: {
    fallback: '',
    meaning: 'Codes a network (IPv4 /24, IPv6 /64) may ask for in an hour. Default 100, in demo mode 2000.',
  },
  CODE_LIMIT_DEVICE: {
    fallback: '',
    meaning: 'Codes a device may ask for in an hour. Default 10, in demo mode 200.',
  },
  CODE_LIMIT_MERCHANT: {
    fallback: '5000',
    meaning: 'Codes an operator sends in an hour.',
  },
  CODE_KEY: {
    fallback: '',
    meaning:
      'Key with which codes are hashed, the same on every node, kept apart from the database. Default: one that the database keeps.',
  },
  AUTHENTICATOR_KEY: {
    fallback: '',
    meaning:
      'Key that encrypts the secrets of authenticators, the same on every node, kept apart from the database; with another one members enrol anew. Default: one that the database keeps.',
  },
  PAYOUT_KEY: {
    fallback: '',
    meaning:
      'Key that encrypts the numbers of payout accounts, the same on every node, kept apart from the database. Default: one that the database keeps.',
  },
  DOCUMENT_KEY: {
    fallback: '',
    meaning:
      'Key that encrypts the pictures that members upload, the same on every node, kept apart from the database; with another one they cannot be opened. Default: one that the database keeps.',
  },
  CLAMD_ADDRESS: {
    fallback: '',
    meaning: 'host:port of ClamAV’s daemon, which scans uploads before they are opened. Not set: nothing is scanned.',
  },
  VERIFY_LIMIT_ACCOUNT: {
    fallback: '',
    meaning: 'Wrong second factors an account gets in a day, over all its log-ins. Default 10, in demo mode 100.',
  },
  FIREBASE_AUTH_EMULATOR_HOST: {
    fallback: '',
    meaning:
      'Demo mode only: host:port of the Firebase Auth emulator, which takes the place of the operators’ projects. Its tokens are not signed.',
  },
  FIREBASE_KEYS_URL: {
    fallback: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    meaning:
      'Address of the keys that tokens of Firebase projects are signed with, where Google is reached through a mirror.',
  },
  SMS_PROVIDER_URL: {
    fallback: '',
    meaning:
      'Address that takes SMS as signed JSON (docs/production.md). Without it the demo shows them in its outbox.',
  },
  SMS_PROVIDER_KEY: { fallback: '', meaning: 'Key that signs requests to SMS_PROVIDER_URL.' },
  SMTP_URL: {
    fallback: '',
    meaning: 'Mail server: smtps://user:password@host:465. Without it the demo shows e-mails in its outbox.',
  },
  MAIL_FROM: { fallback: '', meaning: 'Sender of e-mails: Foyer <no-reply@example.com>.' },
  PUSH_SERVICES: {
    fallback: 'fcm.googleapis.com,*.push.apple.com,updates.push.services.mozilla.com,*.notify.windows.com',
    meaning:
      'Hosts of the push services that browsers may name; *. stands for any host below. In demo mode also localhost:port, a service on this machine.',
  },
  DEMO_BANK_URL: {
    fallback: '',
    meaning: 'Demo mode only: address of the demo bank, which takes the place of payment providers.',
  },
  DEMO_VENDOR_URL: {
    fallback: '',
    meaning: 'Demo mode only: address of the simulator of game vendors, which takes the place of vendors.',
  },
  PAYMENT_NOTICE_URL: {
    fallback: '',
    meaning:
      'Address at which payment providers and game vendors reach the platform: https://pay.example.com. Needed outside of demo mode where an operator has any. Default in demo mode: where the platform listens.',
  },
  OUTBOX_KEY: {
    fallback: '',
    meaning:
      'Key that opens the outbox page from elsewhere than this machine (demo mode). Default: random at each start.',
  },
  LOG_LEVEL: { fallback: 'info', meaning: 'trace, debug, info, warn, error, fatal or silent.' },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof environmentVariables;
/** The type of process.env: text by name. */
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
  /** Null: no operator API. */
  readonly operatorPort: number | null;
  readonly operatorProxies: number;
  readonly trustedProxies: number;
  readonly regionHeader: string | null;
  readonly maxConnections: number;
  readonly metricsToken: string | null;
  readonly merchantsDir: string;
  readonly gamesDir: string;
  readonly captchaDir: string;
  readonly hashWorkers: number;
  readonly loginLimitAccount: number;
  readonly loginLimitIp: number;
  readonly registerLimitIp: number;
  readonly registerLimitDevice: number;
  readonly codeLimits: {
    readonly recipientADay: number;
    readonly networkAnHour: number;
    readonly deviceAnHour: number;
    readonly merchantAnHour: number;
  };
  readonly codeKey: string | null;
  readonly authenticatorKey: string | null;
  readonly payoutKey: string | null;
  readonly documentKey: string | null;
  /** host:port; null: uploads are not scanned. */
  readonly clamdAddress: string | null;
  readonly verifyLimitAccount: number;
  readonly firebase: {
    /** host:port of the emulator; null: the projects themselves. */
    readonly emulator: string | null;
    readonly keysUrl: string;
  };
  readonly smsProvider: { readonly url: string; readonly key: string } | null;
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Without a slash at its end. */
  readonly demoBankUrl: string | null;
  readonly demoVendorUrl: string | null;
  readonly paymentNoticeUrl: string | null;
  readonly outboxKey: string | null;
  readonly pushServices: readonly string[];
  readonly logLevel: string;
  /** Every answer is held against its schema before it is sent: on in tests. */
  readonly checkAnswers: boolean;
}

type Reader = Pick<ReturnType<typeof createReader<VariableName>>, 'wrong' | 'text'>;

/** A host, any host below one, or a service on this machine. */
const PUSH_SERVICE = /^(?:(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:localhost|127\.0\.0\.1):\d{1,5})$/;

/** Members are let in by what these two say: outside of the demo only Google says it. */
const readFirebase = ({ wrong, text }: Reader, demo: boolean): Env['firebase'] => {
  const emulator = text('FIREBASE_AUTH_EMULATOR_HOST');
  if (emulator !== '' && !/^[a-z0-9.-]+:\d{1,5}$/.test(emulator))
    wrong.push('FIREBASE_AUTH_EMULATOR_HOST must be host:port');
  if (emulator !== '' && !demo)
    wrong.push('FIREBASE_AUTH_EMULATOR_HOST must not be set outside of demo mode: anybody can make its tokens');
  const keysUrl = text('FIREBASE_KEYS_URL');
  if (!/^https:\/\//.test(keysUrl) && !demo) wrong.push('FIREBASE_KEYS_URL must start with https://');
  return { emulator: emulator || null, keysUrl };
};

/** Reads the settings; throws with every wrong variable named. */
export const readEnv = (raw: RawEnvironment): Env => {
  const reader = createReader(raw, environmentVariables);
  const { wrong, text, whole, pair, key } = reader;
  const databaseUrl = text('DATABASE_URL') || null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    wrong.push('DATABASE_URL must start with postgres://');
  const sms = pair('SMS_PROVIDER_URL', /^https?:\/\//, 'SMS_PROVIDER_KEY');
  const smtp = pair('SMTP_URL', /^smtps?:\/\//, 'MAIL_FROM');
  const address = (name: VariableName): string | null => {
    const value = text(name);
    if (!/^(https?:\/\/[^/\s]+)?$/.test(value)) wrong.push(`${name} must be an origin: https://pay.example.com`);
    return value || null;
  };
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
    operatorPort: text('OPERATOR_PORT') === '' ? null : whole('OPERATOR_PORT', 0, 65_535),
    operatorProxies: whole('OPERATOR_PROXIES', 0, 10),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10),
    regionHeader: text('REGION_HEADER') || null,
    maxConnections: whole('MAX_CONNECTIONS', 1, 65_535),
    metricsToken: text('METRICS_TOKEN') || null,
    merchantsDir: text('MERCHANTS_DIR'),
    gamesDir: text('GAMES_DIR'),
    captchaDir: text('CAPTCHA_DIR'),
    hashWorkers: whole('HASH_WORKERS', 1, 64, availableParallelism()),
    loginLimitAccount: whole('LOGIN_LIMIT_ACCOUNT', 1, 1_000_000, demo ? 100 : 10),
    loginLimitIp: whole('LOGIN_LIMIT_IP', 1, 1_000_000, demo ? 2000 : 100),
    registerLimitIp: whole('REGISTER_LIMIT_IP', 1, 1_000_000, demo ? 2000 : 60),
    registerLimitDevice: whole('REGISTER_LIMIT_DEVICE', 1, 1_000_000, demo ? 200 : 5),
    codeLimits: {
      recipientADay: whole('CODE_LIMIT_RECIPIENT', 1, 1_000_000, demo ? 100 : 5),
      networkAnHour: whole('CODE_LIMIT_NETWORK', 1, 1_000_000, demo ? 2000 : 100),
      deviceAnHour: whole('CODE_LIMIT_DEVICE', 1, 1_000_000, demo ? 200 : 10),
      merchantAnHour: whole('CODE_LIMIT_MERCHANT', 64, 100_000_000),
    },
    codeKey: key('CODE_KEY'),
    authenticatorKey: key('AUTHENTICATOR_KEY'),
    payoutKey: key('PAYOUT_KEY'),
    documentKey: key('DOCUMENT_KEY'),
    clamdAddress: text('CLAMD_ADDRESS') || null,
    verifyLimitAccount: whole('VERIFY_LIMIT_ACCOUNT', 1, 1_000_000, demo ? 100 : 10),
    firebase: readFirebase(reader, demo),
    smsProvider: sms && { url: sms[0], key: sms[1] },
    smtp: smtp && { url: smtp[0], from: smtp[1] },
    demoBankUrl: address('DEMO_BANK_URL'),
    demoVendorUrl: address('DEMO_VENDOR_URL'),
    paymentNoticeUrl: address('PAYMENT_NOTICE_URL'),
    outboxKey: text('OUTBOX_KEY') || null,
    pushServices: text('PUSH_SERVICES').split(','),
    logLevel: text('LOG_LEVEL'),
    checkAnswers: false,
  };
  if (env.demoBankUrl !== null && !demo) wrong.push('DEMO_BANK_URL must not be set outside of demo mode');
  if (env.demoVendorUrl !== null && !demo) wrong.push('DEMO_VENDOR_URL must not be set outside of demo mode');
  if (!env.pushServices.every((service) => PUSH_SERVICE.test(service)))
    wrong.push('PUSH_SERVICES must be hosts with commas between them: *.push.apple.com,push.example.com');
  if (env.clamdAddress !== null && !/^[a-z0-9.-]+:\d{1,5}$/.test(env.clamdAddress))
    wrong.push('CLAMD_ADDRESS must be host:port');
  if (wrong.length > 0) throw new Error(`The environment is wrong:\n- ${wrong.join('\n- ')}`);
  return env;
};
