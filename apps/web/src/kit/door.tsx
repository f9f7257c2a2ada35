// A part of a screen that comes in a file of its own: a page that opens with it waits for it, elsewhere its place is held meanwhile.
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { LatePart } from './feature.ts';
import { useShell } from './shell-context.tsx';
import { useSection } from './use-section.tsx';

/** A file with parts, as the server's build names it. */
export interface PartFile<M> extends LatePart {
  readonly code: () => Promise<M>;
}

export interface Door<P> {
  /** For a screen that opens with this part. */
  readonly part: LatePart;
  /** Fetches it ahead of the moment it is drawn. */
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
  // Code that is lost is asked for again when the part is drawn, until it has come.
  return { part: { ...file, code: load }, fetch: () => void load().catch(() => undefined), Part };
}
