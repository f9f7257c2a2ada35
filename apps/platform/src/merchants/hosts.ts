// Finds the operator that a host belongs to.
import type { Merchant } from './merchant.ts';

const HOST =
  /^(?<name>\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*)\.?(?::(?<port>\d{1,5}))?$/;
const MAX_HOST_LENGTH = 253 + 6;
const MAX_PORT = 65_535;
const SUB_HOST = /^(?:games|chat|bank|vendor|cdn|idp)\./;

/** Host and port as a visitor typed them, or null where that is no host at all. */
export const parseHost = (typed: string): { readonly name: string; readonly port: number | null } | null => {
  if (typed.length > MAX_HOST_LENGTH) return null;
  const found = HOST.exec(typed.toLowerCase())?.groups;
  if (!found?.name) return null;
  const port = found.port === undefined ? null : Number(found.port);
  return port !== null && (port < 1 || port > MAX_PORT) ? null : { name: found.name, port };
};

/** Host name without port; null where it is no host. */
export const hostOf = (typed: string): string | null => parseHost(typed)?.name ?? null;

type Claims = Pick<Merchant, 'hosts' | 'portOffsets'>;

/** A port that belongs to an operator decides first, then the name, then the operator who takes any host. */
export const findByHost = <M extends Claims>(all: readonly M[], sitePort: number): ((typed: string) => M | null) => {
  const byName = new Map(all.flatMap((merchant) => merchant.hosts.map((host) => [host, merchant] as const)));
  const byPort = new Map(
    all.flatMap((merchant) => merchant.portOffsets.map((offset) => [sitePort + offset, merchant] as const)),
  );
  const any = byName.get('*') ?? null;
  return (typed) => {
    const host = parseHost(typed);
    if (!host) return null;
    const byItsPort = host.port === null ? undefined : byPort.get(host.port);
    return byItsPort ?? byName.get(host.name) ?? byName.get(host.name.replace(SUB_HOST, '')) ?? any;
  };
};
