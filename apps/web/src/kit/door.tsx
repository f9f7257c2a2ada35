// A lazy section of a screen: a page that opens with it waits for its file, other pages hold its place meanwhile.
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { LatePart } from './feature.ts';
import { useShell } from './shell-context.tsx';
import { useSection } from './use-section.tsx';

/** A file with lazy sections, as the server's build names it. */
export interface PartFile<M> extends LatePart {
  readonly code: () => Promise<M>;
}

export interface Door<P> {
  /** The entry for a screen that opens with this section. */
  readonly part: LatePart;
  /** Fetches the section's code before its first render. */
  readonly fetch: () => void;
  readonly Part: ComponentType<P>;
}

export function createDoor<M, P extends object>(
  file: PartFile<M>,
  pick: (module: M) => ComponentType<P>,
  waiting: ReactNode,
): Door<P> {
  let loaded: ComponentType<P> | null = null;
  const load = async (): Promise<{ readonly default: ComponentType<P> }> => {
    loaded = pick(await file.code());
    return { default: loaded };
  };

  function Part(props: P) {
    const { texts } = useShell();
    // A lazy section may use texts that the page does not have.
    const withTexts = async () => (await Promise.all([load(), texts.complete()]))[0];
    const section = useSection(waiting);
    const [Here] = useState(() => loaded ?? lazy(() => section.bring(withTexts)));
    return (
      <Suspense fallback={section.waiting}>
        <Here {...props} />
      </Suspense>
    );
  }
  // A lost file is requested again when the section renders, until it has loaded.
  return { part: { ...file, code: load }, fetch: () => void load().catch(() => undefined), Part };
}
