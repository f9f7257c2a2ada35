// PO-03: the way to what is promoted: the reward centre, or first the log-in or registration.
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { KNOWN_DEVICE } from '../../shell/session/known-device.ts';
import { Button } from '../../ui/button.tsx';
import { activityRoute } from './announcements.rules.ts';

export interface ActivityButtonProps {
  /** Closes what lies over the page: its step of the history must be gone before the page changes. */
  readonly onFollow: () => void;
}

export function ActivityButton({ onFollow }: ActivityButtonProps) {
  const t = useT();
  const { navigation, store } = useShell();
  const session = useSession();
  const follow = (): void => {
    onFollow();
    navigation.go(activityRoute(session !== null, store.read(KNOWN_DEVICE) === '1'));
  };
  return (
    <Button variant="primary" size="md" onClick={follow}>
      {t('announcements.takePart')}
    </Button>
  );
}
