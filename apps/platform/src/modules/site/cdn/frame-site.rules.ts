// Finds the operator's site that may receive messages of the device helper. Pure.
import { parseHost } from '../../../merchants/hosts.ts';
import type { Merchant } from '../../../merchants/merchant.ts';

/** Host and port of the site a CDN host belongs to. */
const siteHost = (cdnHost: string): string => cdnHost.replace(/^cdn\./i, '');

/** A name of this machine: the demo's sites and their CDN share it. */
const isLocal = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';

const originOf = (referer: string): URL | null => {
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

interface FrameRequest {
  /** Host and port of the CDN as the browser typed them. */
  readonly cdnHost: string;
  readonly merchant: Pick<Merchant, 'code' | 'hosts' | 'settings'>;
  /** Operator of the site that asks. */
  readonly embedder: Pick<Merchant, 'code'> | null;
  readonly referer: string;
}

/**
 * Origin of the asking site, or null. A host that merely happens to reach an operator who takes any host is no site of theirs here.
 */
export const frameSite = ({ cdnHost, merchant, embedder, referer }: FrameRequest): string | null => {
  const url = originOf(referer);
  const name = url && parseHost(url.host)?.name;
  if (!url || !name || embedder?.code !== merchant.code) return null;
  const claimed =
    merchant.hosts.includes(name) || merchant.settings.domainList.some((row) => row.domainName === url.origin);
  const here = url.host === siteHost(cdnHost).toLowerCase();
  const bothLocal = isLocal(name) && isLocal(parseHost(cdnHost)?.name ?? '');
  return claimed || here || bothLocal ? url.origin : null;
};
