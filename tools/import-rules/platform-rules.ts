// The import rules of the platform's modules: their order, their tables, and who may import whom.

/** A reach rule of `rules.ts`. */
interface Wall {
  readonly name: string;
  readonly from: string;
  readonly mayNot: string;
  readonly except?: string;
}

/** Every module, in groups. Each stands on those before it and knows none of those after it. */
export const platformGroups = {
  foundation: ['captcha', 'outbox', 'push', 'domains'],
  account: ['member', 'verification', 'session', 'second-factor', 'security', 'identity', 'registration', 'recovery'],
  money: ['wallet'],
  play: ['lottery', 'game'],
  site: ['system', 'content', 'cdn', 'feedback'],
  demo: ['members', 'identity-provider', 'outbox-page'],
} as const;

/** `group/module`, from the lowest to the highest. */
export const platformModules: readonly string[] = Object.entries(platformGroups).flatMap(([group, names]) =>
  names.map((name) => `${group}/${name}`),
);

/** The folder that owns a table: no file outside of it writes SQL on the table's name. */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  'modules/foundation/captcha': ['captcha_challenge', 'captcha_proof'],
  'modules/foundation/outbox': ['outbox'],
  'modules/foundation/push': ['push_registration'],
  'modules/account/member': ['member'],
  'modules/account/verification': ['verification_code', 'verification_key'],
  'modules/account/session': ['session', 'rsa_key', 'handoff_code', 'device_secret', 'known_device'],
  'modules/account/second-factor': ['login_challenge', 'authenticator', 'recovery_code', 'authenticator_key'],
  'modules/account/identity': ['identity', 'identity_token', 'signed_trip'],
  'modules/money/wallet': ['account', 'transfer', 'posting'],
  'modules/play/lottery': ['lottery_issue', 'lottery_seed', 'lottery_receipt'],
  'modules/play/game': ['game_code'],
  'modules/site/feedback': ['feedback'],
  'modules/demo/identity-provider': ['stand_in_key'],
  protection: ['limit_counter', 'idempotency', 'sealed_seen'],
};

const src = '^apps/platform/src/';
const modules = `${src}modules/`;
/** Tests and their helpers may import every file. */
export const provesModules = '\\.test\\.ts$|\\btesting(/|\\.ts$)|\\braces/';
const noTest = `(?!.*(${provesModules}))`;

const order: readonly Wall[] = platformModules.slice(0, -1).map((name, place) => ({
  name: `${name} knows nothing of the modules above it`,
  from: `${modules}${name}/${noTest}`,
  mayNot: `${modules}(${platformModules.slice(place + 1).join('|')})/`,
}));

export const platformRules: readonly Wall[] = [
  ...order,
  {
    name: "modules import of each other only what its owner's api.ts offers",
    from: `${modules}([^/]+/[^/]+)/${noTest}`,
    mayNot: modules,
    except: `${modules}($1/|[^/]+/[^/]+/api\\.ts$)`,
  },
  {
    name: 'modules do not import what assembles them',
    from: `${modules}${noTest}`,
    mayNot: `${src}(main|modules|run)\\.ts$`,
  },
  {
    name: 'modules are assembled from their api.ts and module.ts',
    from: `${src}(main|modules)\\.ts$`,
    mayNot: modules,
    except: `${modules}[^/]+/[^/]+/(api|module)\\.ts$`,
  },
  { name: 'http imports no module', from: `${src}http/${noTest}`, mayNot: `${src}modules(/|\\.ts$)` },
  {
    name: 'code below the modules imports none of them',
    from: `${src}(?!http/|modules/|modules\\.ts$|main\\.ts$|run\\.ts$)${noTest}`,
    mayNot: `${src}modules(/|\\.ts$)`,
  },
  {
    name: 'ids, secrets and hashes stand on nothing of ours',
    from: `${src}secrets/${noTest}`,
    mayNot: '^(apps|packages|tools)/',
    except: `${src}secrets/`,
  },
];
