// The place of the social accounts on a form: nothing where the operator offers none, else their buttons, drawn with the page. Whatever
// is behind them comes with the first touch; where they cannot stand without it, as soon as the page does.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { PageSettings } from '@foyer/contract';
import { useState, useSyncExternalStore } from 'react';
import { channelNames } from '../../shell/identity/channel-names.ts';
import { socialProviders } from '../../shell/identity/offers.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { Near } from '../../ui/near.tsx';
import { ProviderButtons, ProviderSection } from '../../ui/provider-buttons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { InsetTable } from '../insets.ts';
import { useShell, useT } from '../shell-context.tsx';
import { atOnce, type Turn, useInset } from '../use-inset.tsx';
import { REST_MS, whenTouchedOrQuiet } from '../when-touched.ts';
import { createSocialBoard, type SocialBoard } from './social-board.ts';

/** The terms of registering stand beside the buttons: they have to be there before one of the buttons can be tapped. */
const registersByItself = (settings: PageSettings): boolean => readSettings(settings).on.socialAutoRegister;

/** `rest` is told that nobody has touched the page while the buttons stood there. */
const turnAt =
  (settings: PageSettings, rest: () => void): Turn =>
  (bring) => {
    if (registersByItself(settings)) return atOnce(bring);
    whenTouchedOrQuiet(window, (touched) => {
      if (!touched) rest();
      bring();
    });
    // A notice says before any tap that the buttons cannot do everything here.
    const look = async (): Promise<void> => {
      const { isOdd } = await untilLoaded(() => import('../../shell/device/odd-browser.ts'));
      if (await isOdd(window)) bring();
    };
    whenTouchedOrQuiet(window, () => void look().catch(() => undefined), REST_MS);
  };

const Waiting = ({ of }: { readonly of: number }) => (
  <>
    <Skeleton shape={of > 2 ? 'buttonRows' : 'buttonRow'} />
    <Skeleton shape="row" />
  </>
);

/** Pages on plain http have nothing to draw the secrets of a trip with; the server draws for all the same. */
const useSecure = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => window.isSecureContext,
    () => true,
  );

function useBoard() {
  const { settings, overlays, texts } = useShell();
  const [turn] = useState(() => turnAt(settings, () => board.rest()));
  const holder = registersByItself(settings) ? <Waiting of={socialProviders(settings).length} /> : null;
  const { Filled: Behind, bring, waiting } = useInset('social', turn, holder);
  const [board] = useState(() =>
    createSocialBoard({
      channels: socialProviders(settings).map(({ channel }) => channel),
      bring,
      tellLost: () => overlays.toast(texts.t('login.unreachable')),
    }),
  );
  useSyncExternalStore(board.subscribe, board.version, () => 0);
  return { Behind, board, waiting };
}

function Buttons({ board }: { readonly board: SocialBoard }) {
  const t = useT();
  const { channels, turning, blocked } = board.look();
  const providers = channels.map((channel) => {
    const name = channelNames[channel];
    return { brand: channel, name, label: t('socialPlace.with', { channel: name }) };
  });
  return (
    <Near onNear={board.near}>
      <ProviderButtons providers={providers} turning={turning} blocked={blocked} onChoose={board.choose} />
    </Near>
  );
}

export function SocialPlace(place: Omit<InsetTable['social'], 'attach'>) {
  const { settings } = useShell();
  const t = useT();
  const secure = useSecure();
  const { Behind, board, waiting } = useBoard();
  const { length } = socialProviders(settings);
  if (length === 0 || !secure) return null;
  if (!Behind && registersByItself(settings)) return waiting;
  return (
    <ProviderSection
      label={t('socialPlace.or')}
      above={place.from === 'login' && t('socialPlace.or')}
      below={place.from === 'register' && t('socialPlace.orForm')}
    >
      {board.look().notes}
      <Buttons board={board} />
      {Behind && <Behind {...place} attach={board.attach} />}
    </ProviderSection>
  );
}
