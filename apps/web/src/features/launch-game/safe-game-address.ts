// Checks the address of a launched game: only hosts where this operator has games.
import { gameOrigins, safeTarget } from '../../shell/navigation/safe-target.ts';
import type { Shell } from '../../shell/shell.ts';

/** The address, or null where it leads anywhere else. */
export function safeGameAddress({ navigation: { origin }, settings }: Shell, gameUrl: string): string | null {
  return safeTarget(gameUrl, { origin, outside: gameOrigins(origin, settings.gameHosts) });
}
