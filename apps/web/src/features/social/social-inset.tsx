// SO-01: the buttons of social accounts, with what is under way, what went wrong, and the way out where they cannot work.
import type { SocialChannel } from '@foyer/contract';
import { useShell, useT } from '../../app/shell-context.tsx';
import type { InsetTable } from '../../shell/insets/insets.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { Near } from '../../ui/near.tsx';
import { Agreement } from './agreement.tsx';
import { BrandMark } from './brand-marks.tsx';
import { channelNames } from './channel-names.ts';
import { channelOf, isUnderWay, type SocialState } from './social.flow.ts';
import css from './social.module.css';
import { Around, UnderWay } from './under-way.tsx';
import { useSocialEngine } from './use-social-engine.ts';

function Channel({ channel, state, onTap }: { channel: SocialChannel; state: SocialState; onTap: () => void }) {
  const t = useT();
  const own = isUnderWay(state) && channelOf(state) === channel;
  // Another one may be chosen while a window is open; what is being checked is waited for.
  const blocked = isUnderWay(state) && state.at !== 'asking';
  return (
    <button
      className={css.channel}
      type="button"
      aria-label={t('social.with', { channel: channelNames[channel] })}
      aria-busy={own || undefined}
      aria-disabled={blocked || undefined}
      onClick={() => !blocked && onTap()}
    >
      {own ? <span className={css.turning} /> : <BrandMark channel={channel} />}
      <span>{channelNames[channel]}</span>
    </button>
  );
}

export function Inset({ from, entered }: InsetTable['social']) {
  const { settings } = useShell();
  const t = useT();
  const agreed = readSettings(settings).on.socialAutoRegister;
  const { engine, state, around, hold, offered, tap } = useSocialEngine({ from, agreed, entered });
  if (!engine.doors.usable) return null;
  return (
    <section className={css.social} ref={hold} aria-label={t('social.or')}>
      {from === 'login' && <span className={css.or}>{t('social.or')}</span>}
      <Around around={around} engine={engine} />
      <Near className={css.channels} onNear={engine.near}>
        {offered.map(({ channel }) => (
          <Channel key={channel} channel={channel} state={state} onTap={() => tap(channel)} />
        ))}
      </Near>
      <UnderWay state={state} engine={engine} />
      {agreed && <Agreement />}
      {from === 'register' && <span className={css.or}>{t('social.orForm')}</span>}
    </section>
  );
}
