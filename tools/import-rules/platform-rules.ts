// The import rules of the platform's modules: their order, and who may import whom.

/** A reach rule of `rules.ts`. */
interface Wall {
  readonly name: string;
  readonly from: string;
  readonly mayNot: string;
  readonly except?: string;
  readonly later?: true;
}

/** The groups of modules, from the lowest to the highest. A module belongs to the group whose folder it stands in. */
export const moduleGroups = [
  'foundation',
  'account',
  'money',
  'play',
  'promotion',
  'site',
  'operator',
  'demo',
] as const;

type Group = (typeof moduleGroups)[number];

/**
 * Modules that build on others of their own group, by group: each may import those before it. A module that stands in no
 * row imports none of its group, and none of its group imports it.
 */
export const orderInGroup: { readonly [G in Group]?: readonly string[] } = {
  account: [
    'member',
    'identity-check',
    'verification',
    'session',
    'second-factor',
    'security',
    'identity',
    'registration',
    'recovery',
    'personal-data',
  ],
  money: ['wallet', 'bonus', 'payment', 'payout', 'withdrawal'],
  play: ['lottery', 'jackpot', 'instant', 'vendor', 'game', 'trial'],
  promotion: ['available', 'play-count', 'points', 'rewards', 'referral'],
  operator: ['access', 'console'],
  demo: ['members', 'outbox-page'],
};

const src = '^apps/platform/src/';
const modules = `${src}modules/`;
/** Tests and their helpers may import every file. */
export const provesModules = '\\.test\\.ts$|\\btesting(/|\\.ts$)|\\braces/';
const noTest = `(?!.*(${provesModules}))`;

/** A group knows nothing of the groups above it. */
const orderOfGroups: readonly Wall[] = moduleGroups.slice(0, -1).map((group, place) => ({
  name: `${group} knows nothing of the groups above it`,
  from: `${modules}${group}/${noTest}`,
  mayNot: `${modules}(${moduleGroups.slice(place + 1).join('|')})/`,
}));

/** The rules within one group: one for each module in its row, and one for all others. */
const wallsWithin = (group: Group): readonly Wall[] => {
  const row = orderInGroup[group] ?? [];
  const folder = `${modules}${group}/`;
  const inRow = row.map((name, place) => ({
    name: `${group}/${name} knows of its group only what stands before it`,
    from: `${folder}${name}/${noTest}`,
    mayNot: folder,
    except: `${folder}(${row.slice(0, place + 1).join('|')})/`,
  }));
  const others = row.length === 0 ? '' : `(?!(?:${row.join('|')})/)`;
  return [
    ...inRow,
    {
      name: `a module without a place in the row of ${group} knows no other module of it`,
      from: `${folder}${others}([^/]+)/${noTest}`,
      mayNot: folder,
      except: `${folder}$1/`,
      later: true,
    },
  ];
};

/** What the modules stand on, from the lowest to the highest; secrets have a rule of their own. */
const layersBelow = [
  '(texts/|member\\.ts|refusal\\.ts|log\\.ts|env-reader\\.ts)',
  '(env|schedule|refusal-of|metrics)\\.ts',
  'db/',
  'ports/',
  'merchants/',
  '(protection/|callback-base\\.ts)',
  '(operator|module)\\.ts',
  '(background|purge)\\.ts',
  'http/',
] as const;

const orderBelow: readonly Wall[] = layersBelow.slice(0, -1).map((layer, place) => ({
  name: `${layer.replaceAll('\\', '')} of the platform knows nothing of the layers above it`,
  from: `${src}${layer}${noTest}`,
  mayNot: `${src}(${layersBelow.slice(place + 1).join('|')})`,
}));

export const platformRules: readonly Wall[] = [
  ...orderBelow,
  ...orderOfGroups,
  ...moduleGroups.flatMap(wallsWithin),
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
