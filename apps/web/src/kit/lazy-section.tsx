// A lazy section of a screen: its page waits for it, or keeps its space meanwhile.
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { LazyFile } from './feature.ts';
import { useSection } from './use-section.tsx';

/** A file with lazy sections, as the server's build names it. */
export interface SectionFile<M> extends LazyFile {
  readonly code: () => Promise<M>;
}

export interface LazySection<P> {
  /** The entry for a screen that opens with this section. */
  readonly entry: LazyFile;
  /** Fetches the section's code before its first render. */
  readonly fetch: () => void;
  readonly Section: ComponentType<P>;
}

export function createLazySection<M, P extends object>(
  file: SectionFile<M>,
  pick: (module: M) => ComponentType<P>,
  waiting: ReactNode,
): LazySection<P> {
  let loaded: ComponentType<P> | null = null;
  const load = async (): Promise<{ readonly default: ComponentType<P> }> => {
    loaded = pick(await file.code());
    return { default: loaded };
  };

  function Section(props: P) {
    const section = useSection(waiting);
    const [Here] = useState(() => loaded ?? lazy(() => section.load(load)));
    return (
      <Suspense fallback={section.waiting}>
        <Here {...props} />
      </Suspense>
    );
  }
  // A lost file is requested again when the section renders, until it has loaded.
  return { entry: { ...file, code: load }, fetch: () => void load().catch(() => undefined), Section };
}
