// The place of the social accounts on a form: nothing where the operator offers none, else as much as their buttons take.
import { socialProviders } from '../shell/identity/offers.ts';
import type { InsetTable } from '../shell/insets/insets.ts';
import { readSettings } from '../shell/settings/settings.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useShell } from './shell-context.tsx';
import { Inset } from './use-inset.tsx';

export function SocialPlace(place: InsetTable['social']) {
  const { settings } = useShell();
  const { length } = socialProviders(settings);
  if (length === 0) return null;
  const waiting = (
    <>
      <Skeleton shape={length > 2 ? 'buttonRows' : 'buttonRow'} />
      {readSettings(settings).on.socialAutoRegister && <Skeleton shape="row" />}
    </>
  );
  return <Inset name="social" {...place} waiting={waiting} />;
}
