// The sessions of the member: device, place, time of the last request; the member can end each.
import type { MemberSession } from '@foyer/contract';
import { ProblemNotice } from '../../kit/problem-notice.tsx';
import { useNow, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { timeAgo } from '../../shell/i18n/time-ago.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DesktopIcon } from '../../ui/device-icons.tsx';
import { PhoneIcon } from '../../ui/form-icons.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItem } from '../../ui/list.tsx';
import text from '../../ui/text.module.css';
import type { PartProps } from './methods.tsx';
import css from './security.module.css';
import { appText, deviceName, isHandheld, placeName } from './security.rules.ts';

function SessionRow({ state, send, session }: PartProps & { readonly session: MemberSession }) {
  const t = useT();
  const language = useTextLanguage();
  const ago = timeAgo(session.lastSeenAt, useNow(), language);
  const { id, current } = session;
  const app = appText(session);
  const device = [deviceName(session) ?? t('security.unknownDevice'), ...(app ? [t(app)] : [])].join(' · ');
  const DeviceIcon = isHandheld(session) ? PhoneIcon : DesktopIcon;
  const ending = state.at === 'ending' && state.ending.do === 'endSession' && state.ending.id === id;
  const end = current ? (
    <Badge tone="pos">{t('security.thisDevice')}</Badge>
  ) : (
    <Button
      variant="soft"
      size="md"
      busy={ending}
      label={t('security.endNamed', { device })}
      onClick={() => send({ type: 'endTapped', ending: { do: 'endSession', id } })}
    >
      {t('security.end')}
    </Button>
  );
  return (
    <ListItem
      icon={<DeviceIcon size={20} />}
      tone={current ? 'pos' : 'plain'}
      title={<bdi>{device}</bdi>}
      text={
        <>
          {placeName(session, language)}
          <span className={css.seen}>{ago === null ? t('security.activeNow') : t('security.lastSeen', { ago })}</span>
        </>
      }
      end={end}
    />
  );
}

function NotCome({
  reference,
  retry,
  busy,
}: {
  readonly reference: string;
  readonly retry: () => void;
  readonly busy: boolean;
}) {
  const t = useT();
  return (
    <ProblemNotice
      reference={reference}
      action={
        <Button variant="soft" size="md" busy={busy} onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('security.sessionsFailed')}
    </ProblemNotice>
  );
}

export function Sessions({ state, send }: PartProps) {
  const t = useT();
  const { sessions } = state;
  return (
    <section className={classNames(layout.tightStack, css.rows)} aria-label={t('security.sessions')}>
      <h2 className={text.t3}>{t('security.sessions')}</h2>
      {'reference' in sessions ? (
        <NotCome
          reference={sessions.reference}
          busy={state.at === 'askingSessions'}
          retry={() => send({ type: 'sessionsRetried' })}
        />
      ) : (
        <>
          <List label={t('security.sessions')}>
            {sessions.map((session) => (
              <SessionRow key={session.id} state={state} send={send} session={session} />
            ))}
          </List>
          {sessions.length > 1 && (
            <Button
              block
              busy={state.at === 'ending' && state.ending.do === 'endOthers'}
              onClick={() => send({ type: 'endTapped', ending: { do: 'endOthers' } })}
            >
              {t('security.endOthers')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
