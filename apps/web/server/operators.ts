// The operators that were built into this server, and which of them a host belongs to.
import type { LanguageCode } from '@foyer/contract';
import { hostName, portOf, type Visitor } from './visitor.ts';

/** One operator, as the build wrote it to operators.json. */
export interface Operator {
  readonly code: string;
  readonly name: string;
  /** Hosts the operator claims, without port; `*` takes any host nobody else claims. */
  readonly hosts: readonly string[];
  /** Ports, as an offset to PORT, on which any host is this operator's. */
  readonly portOffsets: readonly number[];
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  /** Brand tokens as CSS, with the addresses of the art rewritten. */
  readonly tokens: string;
  /** Colour of the browser's own bars. */
  readonly themeColor: string;
  /** Pictures by name → address of the immutable file. */
  readonly art: Readonly<Record<string, string>>;
  /** Icons and the share preview by name → address of the immutable file. */
  readonly icons: Readonly<Record<string, string>>;
}

/** The operator of a visitor: by port, by host, else whoever takes any host; null where nobody does. */
export function operatorOf(operators: readonly Operator[], visitor: Visitor, port: number): Operator | null {
  const offset = portOf(visitor) - port;
  const name = hostName(visitor.host);
  return (
    operators.find(({ portOffsets }) => portOffsets.includes(offset)) ??
    operators.find(({ hosts }) => hosts.includes(name)) ??
    operators.find(({ hosts }) => hosts.includes('*')) ??
    null
  );
}

/** Ports, as offsets to PORT, that some operator claims. */
export const portOffsets = (operators: readonly Operator[]): number[] => [
  ...new Set(operators.flatMap((operator) => operator.portOffsets)),
];
