// SO-01: the buttons of social accounts, with what is under way, what went wrong, and the way out where they cannot work.
import { useShell, useT } from '../../app/shell-context.tsx';
import { channelNames } from '../../shell/identity/channel-names.ts';
import type { InsetTable } from '../../shell/insets/insets.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { Near } from '../../ui/near.tsx';
import { ProviderButtons, ProviderSection } from '../../ui/provider-buttons.tsx';
import { Agreement } from './agreement.tsx';
import { channelOf, isUnderWay } from './social.flow.ts';
import { Around, UnderWay } from './under-way.tsx';
import { useSocialEngine } from './use-social-engine.ts';

export function Inset({ from, entered, chosen, rested }: InsetTable['social']) {
  const { settings } = useShell();
  const t = useT();
  const agreed = readSettings(settings).on.socialAutoRegister;
  const { engine, state, around, hold, near, offered, tap } = useSocialEngine(
    { from, agreed, entered },
    { chosen, rested },
  );
  if (!engine.doors.usable) return null;
  const underWay = isUnderWay(state);
  const active = underWay ? channelOf(state) : null;
  const providers = offered.map(({ channel }) => {
    const name = channelNames[channel];
    return { brand: channel, name, label: t('socialPlace.with', { channel: name }) };
  });
  return (
    <ProviderSection
      hold={hold}
      label={t('socialPlace.or')}
      above={from === 'login' && t('socialPlace.or')}
      below={from === 'register' && t('socialPlace.orForm')}
    >
      <Around around={around} engine={engine} />
      <Near onNear={near}>
        <ProviderButtons
          providers={providers}
          turning={active === 'phone' ? null : active}
          // Another one may be chosen while a window is open; what is being checked is waited for.
          blocked={underWay && state.at !== 'asking'}
          onChoose={tap}
        />
      </Near>
      <UnderWay state={state} engine={engine} />
      {agreed && <Agreement />}
    </ProviderSection>
  );
}
