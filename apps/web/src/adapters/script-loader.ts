// Makes third-party script tags: one Trusted Types policy, allowed servers, tried in turn.
import { parseUrl } from '../shell/navigation/parse-url.ts';
import { isLoopbackName } from '../shell/navigation/safe-target.ts';

/** CW-06: servers that are tried, and how long each may take. */
export const SERVERS_TRIED = 3;
const SERVER_TIMEOUT_MS = 3_000;

/** The one policy that the page's headers allow, and the browser's own for what an outside vendor's script loads further. */
const POLICY = 'foyer';
const VENDOR_POLICY = 'default';

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => unknown;
}

/** The part of the page that scripts are made with. Browsers without Trusted Types have no `trustedTypes`. */
export interface ScriptPage {
  readonly document: Pick<Document, 'createElement' | 'head' | 'baseURI'>;
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (address: string) => string | null },
    ) => ScriptPolicy;
  };
}

export interface ScriptLoader {
  /** Loads the script at `path` of the first server that has it. False: none had; `arrived` tells whether a script is the one. */
  readonly load: (path: string, arrived: () => boolean) => Promise<boolean>;
}

/** Over https, but on this machine. */
const isOutside = (server: string): boolean =>
  server.startsWith('https://') || (server.startsWith('http://') && isLoopbackName(parseUrl(server)?.hostname ?? ''));

/** Servers are addresses on the site itself (`/wps/captcha/s1`) or https origins; anything else is none. */
export function isServed(address: string, servers: readonly string[], base: string): boolean {
  const url = parseUrl(address, base);
  if (!url) return false;
  const { origin, pathname } = url;
  return servers.some((server) =>
    isOutside(server)
      ? parseUrl(server)?.origin === origin
      : server.startsWith('/') && new URL(base).origin === origin && pathname.startsWith(`${server}/`),
  );
}

interface Gate {
  /** The servers that were allowed so far. */
  readonly servers: Set<string>;
  policy: ScriptPolicy | null;
  vendors: boolean;
}

/** A policy can be made once a page, so it outlives its loader and knows the servers of all of them. */
const gates = new WeakMap<ScriptPage, Gate>();

function gateOf(page: ScriptPage): Gate {
  const gate = gates.get(page) ?? { servers: new Set(), policy: null, vendors: false };
  gates.set(page, gate);
  return gate;
}

/** Lets servers in: what their scripts load further passes as well. The page's headers have to say the same. */
export function letIn(page: ScriptPage, servers: readonly string[]): ScriptPolicy {
  const gate = gateOf(page);
  for (const server of servers) gate.servers.add(server);
  const allow = (address: string): string | null =>
    isServed(address, [...gate.servers], page.document.baseURI) ? address : null;
  const plain: ScriptPolicy = {
    createScriptURL: (address) => {
      if (allow(address) === null) throw new TypeError(`Not a server of this operator: ${address}`);
      return address;
    },
  };
  gate.policy ??= page.trustedTypes?.createPolicy(POLICY, { createScriptURL: allow }) ?? plain;
  // Theirs set plain addresses; without a default policy the browser would refuse each of them.
  if (!gate.vendors && servers.some(isOutside)) {
    page.trustedTypes?.createPolicy(VENDOR_POLICY, { createScriptURL: allow });
    gate.vendors = true;
  }
  return gate.policy;
}

export function createScriptLoader(page: ScriptPage, servers: readonly string[]): ScriptLoader {
  const loadFrom = (address: string, arrived: () => boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const script = page.document.createElement('script');
      const settle = (): void => {
        clearTimeout(timer);
        const there = arrived();
        // A tag that failed stays in no page: a retry loads again.
        if (!there) script.remove();
        resolve(there);
      };
      const timer = setTimeout(settle, SERVER_TIMEOUT_MS);
      script.onload = settle;
      script.onerror = settle;
      // The DOM's types know no trusted values; where there are none, it is the address itself.
      script.src = letIn(page, servers).createScriptURL(address) as string;
      page.document.head.append(script);
    });

  return {
    load: async (path, arrived) => {
      if (arrived()) return true;
      for (const server of servers.slice(0, SERVERS_TRIED)) {
        const address = server + path;
        if (isServed(address, servers, page.document.baseURI) && (await loadFrom(address, arrived))) return true;
      }
      return false;
    },
  };
}
