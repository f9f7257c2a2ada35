// The social buttons of a form, rendered with the page where the operator has any.
// Their code loads at the first touch, or at once where the buttons need it.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { PageSettings } from '@foyer/contract';
import { useState, useSyncExternalStore } from 'react';
import { channelNames } from '../../shell/identity/channel-names.ts';
import { socialProviders } from '../../shell/identity/offers.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { InView } from '../../ui/in-view.tsx';
import { ProviderButtons, ProviderSection } from '../../ui/provider-buttons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useShell, useT } from '../shell-context.tsx';
import type { SlotTable } from '../slots.ts';
import { atOnce, type LoadTrigger, useSlot } from '../use-slot.tsx';
import { IDLE_MS, whenTouchedOrIdle } from '../when-touched.ts';
import { createSocialBoard, type SocialBoard } from './social-board.ts';

/** The terms of registering stand beside the buttons: they have to be there before one of the buttons can be tapped. */
const registersByItself = (settings: PageSettings): boolean => readSettings(settings).on.socialAutoRegister;

/** `markUntouched` is called when nobody has touched the page while the buttons were there. */
const socialTrigger =
  (settings: PageSettings, markUntouched: () => void): LoadTrigger =>
  (load) => {
    if (registersByItself(settings)) return atOnce(load);
    whenTouchedOrIdle(window, (touched) => {
      if (!touched) markUntouched();
      load();
    });
    // A notice says before any tap that the buttons cannot do everything here.
    const check = async (): Promise<void> => {
      const { isOdd } = await untilLoaded(() => import('../../shell/device/odd-browser.ts'));
      if (await isOdd(window)) load();
    };
    whenTouchedOrIdle(window, () => void check().catch(() => undefined), IDLE_MS);
  };

const waitingButtons = (
  <>
    <Skeleton shape="buttonRow" />
    <Skeleton shape="row" />
  </>
);

/**
 * Plain http pages lack the cryptography for the secrets of an OAuth request; the server renders the buttons for all
 * pages.
 */
const useSecure = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => window.isSecureContext,
    () => true,
  );

function useBoard() {
  const { settings, overlays, texts } = useShell();
  const [trigger] = useState(() => socialTrigger(settings, () => board.markUntouched()));
  const holder = registersByItself(settings) ? waitingButtons : null;
  const { Filled: Behind, load, waiting } = useSlot('social', trigger, holder);
  const [board] = useState(() =>
    createSocialBoard({
      channels: socialProviders(settings).map(({ channel }) => channel),
      load,
      showLost: () => overlays.toast(texts.t('login.unreachable'), 'warn'),
    }),
  );
  useSyncExternalStore(board.subscribe, board.version, () => 0);
  return { Behind, board, waiting };
}

function Buttons({ board }: { readonly board: SocialBoard }) {
  const t = useT();
  const { channels, turning, blocked } = board.current();
  const providers = channels.map((channel) => {
    const name = channelNames[channel];
    return { brand: channel, name, label: t('socialPlace.with', { channel: name }) };
  });
  return (
    <InView onInView={board.near}>
      <ProviderButtons providers={providers} turning={turning} blocked={blocked} onChoose={board.choose} />
    </InView>
  );
}

export function SocialSlot(slot: Omit<SlotTable['social'], 'attach'>) {
  const { settings } = useShell();
  const t = useT();
  const secure = useSecure();
  const { Behind, board, waiting } = useBoard();
  const { length } = socialProviders(settings);
  if (length === 0 || !secure) return null;
  if (!Behind && registersByItself(settings)) return waiting;
  return (
    <ProviderSection label={t('socialPlace.or')}>
      {board.current().notes}
      <Buttons board={board} />
      {Behind && <Behind {...slot} attach={board.attach} />}
    </ProviderSection>
  );
}
