// The place of the social accounts on a form: nothing where the operator offers none, else their buttons, drawn with the page. Whatever
// is behind them comes with the first touch; an account that is chosen before is kept until then.
import type { PageSettings, SocialChannel } from '@foyer/contract';
import { useRef, useState, useSyncExternalStore } from 'react';
import { channelNames } from '../shell/identity/channel-names.ts';
import { socialProviders } from '../shell/identity/offers.ts';
import type { InsetTable } from '../shell/insets/insets.ts';
import { readSettings } from '../shell/settings/settings.ts';
import { ProviderButtons, ProviderSection } from '../ui/provider-buttons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useShell, useT } from './shell-context.tsx';
import { type Turn, useInset } from './use-inset.tsx';
import { REST_MS, whenTouchedOrQuiet } from './when-touched.ts';

/** What registering means stands beside the buttons: it has to be there before one of them can be tapped. */
const registersByItself = (settings: PageSettings): boolean => readSettings(settings).on.socialAutoRegister;

/** `rest` is told that nobody has touched the page while the buttons stood there. */
const turnAt =
  (settings: PageSettings, rest: () => void): Turn =>
  (bring) => {
    if (registersByItself(settings)) return whenTouchedOrQuiet(window, bring, REST_MS);
    whenTouchedOrQuiet(window, (touched) => {
      if (!touched) rest();
      bring();
    });
    // Where the buttons cannot do all, that is said before anybody taps.
    const look = async (): Promise<void> => {
      const { isOdd } = await import('../shell/device/odd-browser.ts');
      if (await isOdd(window)) bring();
    };
    whenTouchedOrQuiet(window, () => void look().catch(() => undefined), REST_MS);
  };

/** Pages on plain http have nothing to draw the secrets of a trip with; the server draws for all the same. */
const useSecure = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => window.isSecureContext,
    () => true,
  );

interface EarlyProps extends Pick<InsetTable['social'], 'from' | 'chosen'> {
  readonly onChoose: (channel: SocialChannel) => void;
}

function Early({ from, chosen, onChoose }: EarlyProps) {
  const t = useT();
  const { settings } = useShell();
  const providers = socialProviders(settings).map(({ channel }) => {
    const name = channelNames[channel];
    return { brand: channel, name, label: t('socialPlace.with', { channel: name }) };
  });
  return (
    <ProviderSection
      label={t('socialPlace.or')}
      above={from === 'login' && t('socialPlace.or')}
      below={from === 'register' && t('socialPlace.orForm')}
    >
      <ProviderButtons providers={providers} turning={chosen} onChoose={onChoose} />
    </ProviderSection>
  );
}

export function SocialPlace(place: Omit<InsetTable['social'], 'chosen' | 'rested'>) {
  const { settings, overlays, texts } = useShell();
  const rested = useRef(false);
  const rest = (): void => {
    rested.current = true;
  };
  const { Filled, bring } = useInset('social', turnAt(settings, rest));
  const [chosen, setChosen] = useState<SocialChannel | null>(null);
  const secure = useSecure();
  const { length } = socialProviders(settings);
  const choose = async (channel: SocialChannel): Promise<void> => {
    setChosen(channel);
    if (await bring()) return;
    setChosen(null);
    overlays.toast(texts.t('login.unreachable'));
  };
  if (length === 0 || !secure) return null;
  if (Filled) return <Filled {...place} chosen={chosen} rested={rested.current} />;
  if (!registersByItself(settings))
    return <Early {...place} chosen={chosen} onChoose={(channel) => void choose(channel)} />;
  return (
    <>
      <Skeleton shape={length > 2 ? 'buttonRows' : 'buttonRow'} />
      <Skeleton shape="row" />
    </>
  );
}
