// Import rules of the layers, one row each. Paths are patterns from the project's root.

import { platformRules } from './platform-rules.ts';

/** Modules matching `from` may not import anything matching `mayNot`, but for what matches `except` (`$1` is the first group of `from`). */
export interface ReachRule {
  readonly name: string;
  readonly from: string;
  readonly mayNot: string;
  readonly except?: string;
  /** Imports that vanish at build count as well. Off where only the running code matters. */
  readonly types?: false;
  /** No module has to match: nothing stands there yet. */
  readonly later?: true;
}

/** A word (identifier, member, attribute or text in quotes) that may stand only in some modules of a layer. */
export interface WordRule {
  readonly name: string;
  readonly within: string;
  readonly word: string;
  readonly only: readonly string[];
}

const tests = '\\.(test|spec)\\.tsx?$';
const web = '^apps/web/src/';

/** Packages are written `pkg:name`, modules by path. */
export const reachRules: readonly ReachRule[] = [
  {
    name: 'features never import each other',
    from: `${web}features/([^/]+)/`,
    mayNot: `${web}features/`,
    except: `${web}features/$1/`,
  },
  {
    name: 'features know nothing of the app that is made of them',
    from: `${web}features/`,
    mayNot: `${web}(app/|main\\.|render\\.|boot/)`,
  },
  {
    name: 'the kit knows neither features nor app',
    from: `${web}kit/`,
    mayNot: `${web}(app/|features/|main\\.|render\\.|boot/)`,
  },
  {
    name: 'ui knows nothing but ui and types',
    from: `${web}ui/`,
    mayNot: `${web}|^packages/`,
    except: `${web}ui/`,
    types: false,
  },
  {
    name: 'ui takes no types from app, features, kit or adapters',
    from: `${web}ui/`,
    mayNot: `${web}(app|features|kit|adapters)/`,
  },
  {
    name: 'ui uses no package but react',
    from: `${web}ui/(?!.*${tests})`,
    mayNot: '^pkg:',
    except: '^pkg:react(-dom)?$',
  },
  {
    name: 'the shell stands on nothing of the app',
    from: `${web}shell/(?!.*${tests})`,
    mayNot: `${web}(app|features|kit|ui|adapters)/`,
  },
  {
    name: 'the service worker stands on the shell alone',
    from: `${web}worker/(?!.*${tests})`,
    mayNot: `${web}|^pkg:`,
    except: `${web}(worker|shell)/`,
  },
  { name: 'no page imports the service worker', from: `${web}(?!worker/)`, mayNot: `${web}worker/` },
  {
    name: 'an adapter is reached through its port',
    from: `${web}(?!adapters/|app/|kit/|.*${tests})`,
    mayNot: `${web}adapters/`,
    except: `${web}adapters/[^/]+/port\\.ts$`,
  },
  {
    name: 'adapters know neither kit nor features nor app',
    from: `${web}adapters/`,
    mayNot: `${web}(app|features|kit)/`,
  },
  { name: 'the web imports neither platform nor games', from: '^apps/web/', mayNot: '^apps/(platform|games)/' },
  { name: 'the platform imports neither web nor games', from: '^apps/platform/', mayNot: '^apps/(web|games)/' },
  {
    name: "the demo's bank and its vendor of games import nothing of ours",
    from: `^apps/(bank|vendor)/(?!.*${tests})`,
    mayNot: '^(apps|packages|texts)/',
    except: '^apps/$1/',
  },
  {
    name: "the product reaches the demo's bank and its vendor of games over HTTP only",
    from: `^(apps/(web|games|platform)|packages)/(?!.*${tests})`,
    mayNot: '^apps/(bank|vendor)/',
  },
  { name: 'games import neither web nor platform', from: '^apps/games/', mayNot: '^apps/(web|platform)/' },
  {
    name: 'the browser app never imports its server',
    from: web,
    mayNot: '^apps/web/(server|vite)/',
    except: '^apps/web/vite/.*\\.d\\.ts$',
  },
  {
    name: 'no browser code knows the demo member',
    from: '^(apps/(web|games)|packages)/',
    mayNot: '^packages/contract/src/demo\\.ts$',
  },
  { name: 'packages import no app', from: '^packages/', mayNot: '^(apps|tools|e2e|bench)/' },
  { name: 'texts import no app', from: '^texts/', mayNot: '^(apps|tools|e2e|bench)/' },
  {
    name: 'what builds the product knows nothing of the development server',
    from: '^tools/build[./]',
    mayNot: '^tools/dev[./]',
  },
  { name: 'the product imports no tool', from: '^(apps|packages|texts)/', mayNot: '^(tools|e2e|bench)/' },
  {
    name: 'the contract imports only the schema library',
    from: `^packages/contract/(?!.*${tests})`,
    mayNot: '.',
    except: '^packages/contract/|^pkg:zod$',
  },
  {
    name: 'the envelope imports nothing of ours',
    from: '^packages/envelope/',
    mayNot: '^(apps|packages|tools)/',
    except: '^packages/envelope/',
  },
  {
    name: 'the guard imports nothing of ours',
    from: `^packages/http-guard/(?!.*${tests})`,
    mayNot: '.',
    except: '^packages/http-guard/|^node:',
  },
  { name: 'the browser app knows no server', from: `${web}(?!.*${tests})`, mayNot: '^packages/http-guard/' },
  ...platformRules,
];

/** Modules that the browser may load before its first paint: everything else stands behind `import()`. */
export const firstLoad = {
  entries: ['apps/web/src/main.tsx'],
  packages: ['react', 'react-dom'],
};

/** Files that may contain raw switch keys: their table, and the example of the settings as they cross the wire. */
export const switchPlaces = ['^packages/contract/src/(switches|examples|recorded)\\.ts$'];

const shellOwners = {
  storage: [`${web}shell/storage/`, `${web}boot/`, `${web}shell/tabs/channel\\.ts$`],
  http: [`${web}shell/http/`, `${web}worker/`],
  leave: [`${web}shell/navigation/`, `${web}boot/`],
};

export const wordRules: readonly WordRule[] = [
  {
    name: 'effects stand only in shell, adapters and ui',
    within: web,
    word: '^(React\\.)?use(Layout|Insertion)?Effect$',
    only: [`${web}(shell|adapters|ui)/`, `${web}kit/codes/use-web-otp\\.ts$`],
  },
  {
    name: 'storage and cookies are reached through one module',
    within: web,
    word: '(^|\\.)(localStorage|sessionStorage|indexedDB|cookieStore)$|^document\\.cookie$',
    only: shellOwners.storage,
  },
  {
    name: 'requests leave through the http policies',
    within: web,
    word: '^((window|globalThis|self)\\.)?(fetch|XMLHttpRequest|EventSource|WebSocket)$|\\.sendBeacon$',
    only: shellOwners.http,
  },
  {
    name: 'no text becomes markup or code',
    within: '^(apps|packages)/(?!platform/)',
    word: '\\.(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$|^document\\.write(ln)?$|^jsx:(dangerouslySetInnerHTML|srcDoc)$|^eval$|^Function$',
    only: [],
  },
  {
    name: 'a page is left through navigation',
    within: web,
    word: '^(window|globalThis|self)\\.open$|(^|\\.)location=$|(^|\\.)location\\.(href=|assign|replace|reload)$',
    only: shellOwners.leave,
  },
  {
    name: 'no style attributes (the content policy refuses them)',
    within: `${web}(?!.*${tests})`,
    word: '^jsx:style$',
    only: [],
  },
  {
    name: 'modules of the platform take time and chance from their context',
    within: '^apps/platform/src/modules/',
    word: '^Math\\.random$',
    only: [],
  },
];

/** Names of numbers that are promises. */
export const limits = /_(MS|SECONDS|MINUTES|HOURS|DAYS|BYTES|LENGTH|SIZE|TOLERANCE|TRIES|TILES)$|^(MAX|MIN|MOST)_/;
