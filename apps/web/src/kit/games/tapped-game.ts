// The game that was tapped last, for the launch page: a reload looks for its name in the lists.
import type { Shell } from '../../shell/shell.ts';

type Query = Readonly<Record<string, string>>;
type Keeper = Pick<Shell, 'navigation'>;

export interface TappedGame {
  readonly query: Query;
  /** In the language of its tile. */
  readonly name: string;
  /** Milliseconds of `performance.now()`: the loading state shows from here on. */
  readonly at: number;
}

const tapped = new WeakMap<Shell['navigation'], TappedGame>();

const isSameGame = (one: Query, other: Query): boolean => one.vendor === other.vendor && one.code === other.code;

export const noteTapped = ({ navigation }: Keeper, query: Query, name: string): void =>
  void tapped.set(navigation, { query, name, at: performance.now() });

/** Returns the tap that leads to this launch; null where another game was tapped last, or none. */
export function tappedGame({ navigation }: Keeper, query: Query): TappedGame | null {
  const last = tapped.get(navigation);
  return last && isSameGame(last.query, query) ? last : null;
}
