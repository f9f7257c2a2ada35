// The bell that opens what the operator has announced.
import { Bell } from '../ui/bell.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useShell, useT } from './shell-context.tsx';

export function AnnouncementsBell() {
  const t = useT();
  const { overlays } = useShell();
  return (
    <IconButton label={t('content.announcements')} onClick={() => void overlays.open('announcementList', {})}>
      <Bell count={0} />
    </IconButton>
  );
}
