// The source maps in a folder, by the scripts that they belong to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { functionAt } from './function-name.ts';

/** A place in a source; line and column are counted from one. */
export interface SourcePosition {
  readonly source: string;
  readonly line: number;
  readonly column: number;
  /** The innermost function with a name; null at the top of a module. */
  readonly name: string | null;
}

export interface SourceMaps {
  readonly count: number;
  /** Returns the source position of a position in a script; null if no map has it. */
  readonly find: (file: string, line: number, column: number) => SourcePosition | null;
  /** Tells whether the maps are of the script's build. A script of data alone has no map of its own. */
  readonly haveBuildOf: (file: string) => boolean;
}

const VERSION = /[\w-]{8}\.js$/;

function positionIn(map: SourceMap, line: number, column: number): SourcePosition | null {
  const entry = map.findEntry(line - 1, column - 1);
  // If nothing stands before the position on its line, Node answers the end of another line.
  if (!('originalSource' in entry) || entry.generatedLine !== line - 1) return null;
  const { originalSource: source, originalLine, originalColumn } = entry;
  // Code that the bundler added has no source, whatever the type says.
  if (source === undefined) return null;
  const text = map.payload.sourcesContent[map.payload.sources.indexOf(source)];
  return {
    source,
    line: originalLine + 1,
    column: originalColumn + 1,
    name: text ? functionAt(source, text, originalLine, originalColumn) : null,
  };
}

/** Opens every map below `folder`; each is read when it is needed. */
export function openSourceMaps(folder: string): SourceMaps {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true, recursive: true }) : [];
  const maps = entries.filter(({ name }) => name.endsWith('.js.map'));
  const paths = new Map(maps.map(({ name, parentPath }) => [name.replace(/\.map$/, ''), join(parentPath, name)]));
  const opened = new Map<string, SourceMap>();
  const open = (file: string): SourceMap | null => {
    const path = paths.get(file);
    if (path === undefined) return null;
    // Written by our build.
    const map = opened.get(file) ?? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
    opened.set(file, map);
    return map;
  };
  return {
    count: paths.size,
    find: (file, line, column) => {
      const map = open(file);
      return map && positionIn(map, line, column);
    },
    haveBuildOf: (file) => {
      const [version] = VERSION.exec(file) ?? [];
      return version !== undefined && [...paths.keys()].some((name) => name.endsWith(version));
    },
  };
}
