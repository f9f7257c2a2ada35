// The way back to what one chose of tracking, wherever somebody may look for it.
import { LockIcon } from '../ui/form-icons.tsx';
import { ChevronIcon } from '../ui/icons.tsx';
import { ListItem } from '../ui/list.tsx';
import { hasPrivacyChoice } from './privacy-choice.rules.ts';
import { useShell, useT } from './shell-context.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Opens the choice; null where nobody asks for one and none was made. The server does not know what a device keeps. */
export function usePrivacyChoice(): (() => void) | null {
  const { overlays, settings, store } = useShell();
  if (!useHydrated() || !hasPrivacyChoice(store, settings)) return null;
  return () => void overlays.open('consent', {});
}

/** A row of a list. */
export function PrivacyChoiceRow() {
  const t = useT();
  const open = usePrivacyChoice();
  if (open === null) return null;
  return (
    <ListItem
      icon={<LockIcon size={20} />}
      title={t('tracking.change')}
      end={<ChevronIcon size={20} />}
      onClick={open}
    />
  );
}
