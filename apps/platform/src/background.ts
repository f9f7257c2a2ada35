// The background work of the modules: started together and stopped together.
import type { Module } from './module.ts';

/**
 * Starts the background work. If one module cannot start, the others are stopped again. Returns the function that stops
 * the work.
 */
export const startBackground = async (modules: readonly Pick<Module, 'start'>[]): Promise<() => Promise<void>> => {
  const started = await Promise.allSettled(modules.map(async ({ start }) => start?.()));
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value?.() : undefined)));
  };
  for (const one of started) {
    if (one.status === 'fulfilled') continue;
    await stop();
    throw one.reason;
  }
  return stop;
};
