// The files for search engines: robots.txt and the sitemap of one host.
import { isIndexed } from '../src/shell/navigation/indexing.ts';
import { routes } from '../src/shell/navigation/routes.ts';
import { escapeHtml } from './html.ts';

/** Addresses that a host wants listed. */
const listed = (host: string): string[] =>
  Object.values(routes)
    .map(({ paths }) => paths[0])
    .filter((path) => isIndexed(host, path));

/** robots.txt: a host without a listed page refuses every crawler, so that demos and mirrors stay out of the index. */
export const robotsText = (origin: string, host: string): string =>
  listed(host).length === 0
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /m/\nDisallow: /wps/\nDisallow: /games/\nDisallow: /demo/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The sitemap of a host. */
export const sitemapXml = (origin: string, host: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed(host).map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
