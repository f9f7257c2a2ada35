// Node's loader hooks for the modules of plugin.ts, for programs that run from sources.
import type { LoadHook, ResolveHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { sharedTextsPlugin } from './plugin.ts';

const plugin = sharedTextsPlugin(fileURLToPath(new URL('.', import.meta.url)));
const unwatched = { addWatchFile: (): void => undefined };

export const resolve: ResolveHook = (specifier, context, next) =>
  plugin.resolveId(specifier) === null ? next(specifier, context) : { url: specifier, shortCircuit: true };

export const load: LoadHook = (url, context, next) => {
  const id = plugin.resolveId(url);
  const source = id === null ? null : plugin.load.call(unwatched, id);
  return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true };
};
