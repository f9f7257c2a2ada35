// The operators built into this server, and which operator a host and port belong to.
import type { LanguageCode, Settings } from '@foyer/contract';
import { type ChatScript, chatScriptFault } from '@foyer/contract/chat-script';
import { defaultPort, hostName, portOf, type Visitor } from './visitor.ts';

type OperatorMoney = Pick<Settings, 'currency' | 'currencySymbol' | 'currencyPosition' | 'minorDigits' | 'shownDigits'>;

/** One operator, as the build wrote it to operators.json. */
export interface Operator {
  readonly code: string;
  readonly name: string;
  /** Hosts the operator claims, without port; `*` takes any host nobody else claims. */
  readonly hosts: readonly string[];
  /** Ports, as an offset to PORT, on which any host is this operator's. */
  readonly portOffsets: readonly number[];
  /** Origins of the operator's domains, as https://play.example.com; `{port}` stands for PORT. */
  readonly domains: readonly string[];
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  /** The format of amounts, where the back end sends none. */
  readonly money: OperatorMoney;
  /** Number of the licence, where the back end does not say. */
  readonly licence: string;
  /** Origins that pages may lead to, where the back end names none. */
  readonly outside: Partial<Pick<Settings, 'serviceHosts' | 'gameHosts' | 'chatHosts' | 'downloadHosts'>>;
  /** Absent: no chat vendor. */
  readonly chatScript?: ChatScript;
  /** Brand tokens as CSS, with the addresses of the art rewritten. */
  readonly tokens: string;
  /** Colour of the browser's own bars. */
  readonly themeColor: string;
  /** Pictures by name → address of the immutable file. */
  readonly art: Readonly<Record<string, string>>;
  /** Icons and the share preview by name → address of the immutable file. */
  readonly icons: Readonly<Record<string, string>>;
}

/** Ports, as offsets to PORT, that some operator claims. */
export const portOffsets = (operators: readonly Operator[]): number[] => [
  ...new Set(operators.flatMap((operator) => operator.portOffsets)),
];

/** @throws Error that names the first chat script which no page could load. */
export function checkChatScripts(operators: readonly Pick<Operator, 'code' | 'chatScript'>[]): void {
  for (const { code, chatScript } of operators) {
    const fault = chatScript && chatScriptFault(chatScript);
    if (fault) throw new Error(`${code}/merchant.json at ${['chatScript', ...fault.path].join('.')}: ${fault.message}`);
  }
}

/** The operator of a visitor's host, and whether this host is known, so that pages may be cached for it. */
export interface Site {
  readonly operator: Operator;
  readonly isKnown: boolean;
}

export type FindSite = (visitor: Pick<Visitor, 'host' | 'scheme'>) => Site | null;

/** Names of this machine: everybody may try the site by them. */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host and port of every domain that an operator names. */
const domainHosts = ({ domains }: Operator, port: number): string[] =>
  domains.map((domain) => {
    const { host, port: named, protocol } = new URL(domain.replace('{port}', String(port)));
    return named ? host : `${host}:${defaultPort(protocol === 'https:' ? 'https' : 'http')}`;
  });

/**
 * Returns the operator of a visitor: by port, by host, else the operator that takes any host; undefined where none
 * does.
 */
export const operatorOf = (
  operators: readonly Operator[],
  visitor: Pick<Visitor, 'host' | 'scheme'>,
  port: number,
): Operator | undefined => {
  const offset = portOf(visitor) - port;
  const name = hostName(visitor.host);
  return (
    operators.find((operator) => operator.portOffsets.includes(offset)) ??
    operators.find(({ hosts }) => hosts.includes(name)) ??
    operators.find(({ hosts }) => hosts.includes('*'))
  );
};

/**
 * Finds the site of a visitor. Null: no operator serves this host, or not on this port. A port is known in three
 * cases: the server listens on it, an operator names it, or it is the scheme's own behind a trusted proxy. An
 * operator that takes any host takes any port as well. Only hosts named by an operator are known: strangers can make
 * up the others without end.
 */
export function createFindSite(operators: readonly Operator[], port: number, believesProxy: boolean): FindSite {
  const listening = new Set([0, ...portOffsets(operators)].map((offset) => port + offset));
  const named = new Map(operators.map((operator) => [operator.code, new Set(domainHosts(operator, port))]));
  return (visitor) => {
    const operator = operatorOf(operators, visitor, port);
    if (!operator) return null;
    const name = hostName(visitor.host);
    const at = portOf(visitor);
    const isNamed = named.get(operator.code)?.has(`${name}:${at}`) === true;
    const knowsPort = isNamed || listening.has(at) || (believesProxy && at === defaultPort(visitor.scheme));
    if (!knowsPort && !operator.hosts.includes('*')) return null;
    const knowsHost = isNamed || operator.hosts.includes(name) || OWN_NAMES.has(name);
    return { operator, isKnown: knowsPort && knowsHost };
  };
}
