// The games of the lobby: the page brings the first of each category, and the others come when somebody looks for them.
import type { Load } from '../../shell/http/outcome.ts';
import { type LobbyData, type LobbyLane, loadLobby } from './lobby.data.ts';

export interface CatalogueState {
  /** `first`: only what the page brought. */
  readonly at: 'first' | 'loading' | 'failed' | 'whole';
  readonly lanes: readonly LobbyLane[];
}

export interface Catalogue {
  readonly current: () => CatalogueState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads all games, once; a load that failed is tried again. */
  readonly loadAll: () => Promise<void>;
}

/** @param startsWhole somebody looks for more than the page brought from the start */
export function createCatalogue({ lanes, isWhole }: LobbyData, load: Load, startsWhole: boolean): Catalogue {
  const listeners = new Set<() => void>();
  let state: CatalogueState = { at: isWhole ? 'whole' : 'first', lanes };
  const become = (next: CatalogueState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const loadAll = async (): Promise<void> => {
    if (state.at === 'loading' || state.at === 'whole') return;
    become({ ...state, at: 'loading' });
    const outcome = await loadLobby(load, 'all');
    become(outcome.ok ? { at: 'whole', lanes: outcome.value.lanes } : { ...state, at: 'failed' });
  };
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (startsWhole && state.at === 'first') void loadAll();
      return () => listeners.delete(listener);
    },
    loadAll,
  };
}
