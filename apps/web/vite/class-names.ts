// Short class names of CSS modules: a page names them a few hundred times.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;
const LENGTH = 4;

/** A name of a letter and three signs, made of the file and the local name: the same in the browser's build and in the server's. */
function shortName(source: string): string {
  const bytes = createHash('sha256').update(source).digest();
  const sign = (byte: number, place: number) =>
    place === 0 ? letters[byte % letters.length] : signs[byte % signs.length];
  return [...bytes.subarray(0, LENGTH)].map(sign).join('');
}

/** For `css.modules.generateScopedName`; two names that fall together stop the build. */
export function classNames(root: string): (local: string, file: string) => string {
  const taken = new Map<string, string>();
  return (local, file) => {
    const source = `${relative(root, file.split('?', 1)[0] ?? file).replaceAll('\\', '/')}#${local}`;
    const name = shortName(source);
    const other = taken.get(name) ?? source;
    if (other !== source)
      throw new Error(`The class names of ${source} and ${other} fall together: rename one of them.`);
    taken.set(name, source);
    return name;
  };
}
