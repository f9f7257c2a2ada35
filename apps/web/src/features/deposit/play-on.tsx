// Leads on from a deposit that arrived: back to where the member came from, else to the games.
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { gameOrigins, safeTarget } from '../../shell/navigation/safe-target.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ORDER_DRAFT } from './order.rules.ts';

/** The page that the member came to the deposit from, where it is safe to go back there. */
function useWayBack(orderId: string): string | null {
  const { drafts, navigation, settings } = useShell();
  const kept = drafts.read(ORDER_DRAFT);
  if (kept.orderId !== orderId) return null;
  const { origin } = navigation;
  const inside = safeTarget(kept.backUrl, { origin });
  return inside ?? safeTarget(kept.backUrl, { origin, outside: gameOrigins(origin, settings.gameHosts) });
}

export function PlayOn({ orderId }: { readonly orderId: string }) {
  const t = useT();
  const { navigation } = useShell();
  const back = useWayBack(orderId);
  if (back === null)
    return (
      <Link to="game" replace className={buttonClass({ variant: 'primary', block: true })}>
        {t('order.playNow')}
      </Link>
    );
  return (
    <Button variant="primary" block onClick={() => navigation.leave(back, { replace: true })}>
      {t('order.playNow')}
    </Button>
  );
}
