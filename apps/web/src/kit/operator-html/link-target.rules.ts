// Where a link in an operator's HTML may lead, and which pictures it may show.
import type { PageSettings } from '@foyer/contract';
import { parseUrl } from '../../shell/navigation/parse-url.ts';
import { safeTarget } from '../../shell/navigation/safe-target.ts';
import { imageOrigins } from '../../shell/settings/image-cdn.ts';

export type LinkTarget =
  | { readonly to: 'page'; readonly address: string }
  | { readonly to: 'outside'; readonly address: string };

type Listed = Pick<PageSettings, 'bannerHosts' | 'serviceHosts'>;

/** A page of ours, or an https address on a host of the operator's list; null: the link is its text. */
export function linkTarget(
  href: string,
  origin: string,
  { bannerHosts = [], serviceHosts = [] }: Listed,
): LinkTarget | null {
  const page = safeTarget(href, { origin });
  if (page) return { to: 'page', address: page };
  const listed = [...bannerHosts, ...serviceHosts].flatMap((host) => parseUrl(host)?.origin ?? []);
  const outside = safeTarget(href, { origin, outside: listed.filter((host) => host.startsWith('https://')) });
  return outside?.startsWith('https://') ? { to: 'outside', address: outside } : null;
}

const BRAND_PICTURES = /^\/m\/brand\/[\w./-]+$/;

/** A picture of the operator's art or of its image CDNs; null: it is left out. */
export function pictureSource(
  src: string,
  origin: string,
  { imageCDNs }: Pick<PageSettings, 'imageCDNs'>,
): string | null {
  if (BRAND_PICTURES.test(src) && !src.includes('..')) return src;
  const url = parseUrl(src);
  return url && !url.username && imageOrigins(imageCDNs, origin).includes(url.origin) ? url.href : null;
}
