// The shipped packages from the lockfile, with licence and licence text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Licence text as the package carries it; null where it carries none, or only the machine's own build is installed. */
  readonly text: string | null;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** Licences under which a package may be shipped with this project. */
export const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
]);

/** Of several licences to choose from the one of this project, else the first on the list. */
const chosenLicence = (licence: string): string => {
  const offered = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  if (offered.includes('Apache-2.0')) return 'Apache-2.0';
  return offered.find((one) => allowedLicences.has(one)) ?? licence;
};

/** Shipped packages by name. Builds for one system or processor count as part of the package that picks them. */
export function shippedPackages(lockfile: Lockfile, textOf: (place: string) => string | null): Shipped[] {
  const rows = Object.entries(lockfile.packages)
    .filter(([place, row]) => place.includes('node_modules/') && !row.dev && !row.devOptional && !row.link)
    .filter(([, row]) => row.os === undefined && row.cpu === undefined)
    .map(([place, row]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: row.version ?? '',
      licence: chosenLicence(row.license ?? 'none named'),
      text: textOf(place),
    }));
  const byName = new Map(rows.map((row) => [`${row.name}@${row.version}`, row]));
  return [...byName.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Reads the licence file of an installed package. */
export function licenceText(root: string, place: string): string | null {
  const folder = join(root, place);
  if (!existsSync(folder)) return null;
  const file = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying)(\.|-mit|$)/i.test(name) && !/\.(js|ts)$/.test(name))
    .sort()[0];
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Packages whose licence is not on the list. */
export const refused = (packages: readonly Shipped[]): string[] =>
  packages.filter(({ licence }) => !allowedLicences.has(licence)).map(({ name, licence }) => `${name}: ${licence}`);

/** The NOTICE file: every shipped package under its licence text; the same text stands once. */
export function noticeOf(packages: readonly Shipped[]): string {
  const byText = new Map<string, Shipped[]>();
  for (const row of packages) {
    const text =
      row.licence === 'Apache-2.0' ? 'Licensed under the Apache License, Version 2.0; see LICENSE.' : row.text;
    const key = text ?? `${row.licence} (the package carries no licence file)`;
    byText.set(key, [...(byText.get(key) ?? []), row]);
  }
  const sections = [...byText].map(([text, rows]) => {
    const names = rows.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${names.join('\n')}\n\n${text}\n`;
  });
  const rule = `\n${'-'.repeat(80)}\n\n`;
  const head =
    'Foyer\nLicensed under the Apache License, Version 2.0.\n\nThis product ships the packages below, each under its own licence.\n';
  return [head, ...sections].join(rule);
}
