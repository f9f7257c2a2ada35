// A part of a screen that comes in a file of its own: a page that opens with it waits for it, elsewhere its place is held meanwhile.
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { LatePart } from './feature.ts';

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
  const Late = lazy(load);

  function Part(props: P) {
    const [Here] = useState(() => loaded ?? Late);
    return (
      <Suspense fallback={waiting}>
        <Here {...props} />
      </Suspense>
    );
  }
  // Code that is lost is asked for again when the part is drawn.
  return { part: { ...file, code: load }, fetch: () => void load().catch(() => undefined), Part };
}
