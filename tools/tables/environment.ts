// The environment variables of site and platform, for docs/tables and for the README.
import { environmentVariables } from '../../apps/platform/src/env.ts';
import { siteVariables } from '../../apps/web/server/env.ts';
import { code, page, table } from './markdown.ts';

interface Variable {
  readonly fallback: string;
  readonly meaning: string;
}

const readers: Readonly<Record<string, Readonly<Record<string, Variable>>>> = {
  site: siteVariables,
  platform: environmentVariables,
};

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

/** One table of all variables; one that both read stands once, in the words of the first. */
export function environmentTable(): string {
  const names = [...new Set(Object.values(readers).flatMap((variables) => Object.keys(variables)))];
  const rows = names.map((name) => {
    const by = Object.entries(readers).flatMap(([reader, variables]) =>
      variables[name] ? [{ reader, ...variables[name] }] : [],
    );
    return [
      code(name),
      code(by[0]?.fallback),
      sentence(by[0]?.meaning ?? ''),
      by.map(({ reader }) => reader).join(', '),
    ];
  });
  return table(['variable', 'default', 'meaning', 'read by'], rows);
}

export const environmentPage = (): string =>
  page('Environment', 'apps/web/server/env.ts and apps/platform/src/env.ts', environmentTable());

const START = '<!-- environment: written by npm run docs -->';
const END = '<!-- end of environment -->';

/** The README with its table put in fresh. */
export function withEnvironment(readme: string): string {
  const [before, after] = [readme.indexOf(START), readme.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`README.md has no place for the table: ${START} … ${END}`);
  return `${readme.slice(0, before + START.length)}\n${environmentTable()}\n${readme.slice(after)}`;
}
