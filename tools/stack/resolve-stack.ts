// A stack with the positions of the sources in place of those of the scripts.
import { isBuilt, readFrame } from './frame.ts';
import type { SourceMaps, SourcePosition } from './source-maps.ts';

export interface ResolvedStack {
  readonly text: string;
  /** Scripts of a build whose maps are not there. */
  readonly unknown: readonly string[];
}

const written = ({ source, line, column, name }: SourcePosition): string => {
  const place = `${source}:${line}:${column}`;
  return name === null ? `    at ${place}` : `    at ${name} (${place})`;
};

/** A line without a position, or whose script has no map, stays as it is. */
export function resolveStack(stack: string, maps: SourceMaps): ResolvedStack {
  const unknown = new Set<string>();
  const lines = stack.split('\n').map((text) => {
    const frame = readFrame(text);
    if (frame === null) return text;
    const position = maps.find(frame.file, frame.line, frame.column);
    if (position === null && isBuilt(frame) && !maps.haveBuildOf(frame.file)) unknown.add(frame.file);
    return position === null ? text : written(position);
  });
  return { text: lines.join('\n'), unknown: [...unknown] };
}
