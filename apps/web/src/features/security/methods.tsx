// The methods to confirm a log-in, each with its switch, and what belongs to the authenticator app.
import type { SecondFactor } from '@foyer/contract';
import { useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import formCss from '../../ui/form.module.css';
import type { Icon } from '../../ui/icon.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItem } from '../../ui/list.tsx';
import { ChatIcon, IdCardIcon, KeyIcon, MailIcon, ShieldCheckedIcon, TrashIcon } from '../../ui/member-icons.tsx';
import { Switch } from '../../ui/switch.tsx';
import text from '../../ui/text.module.css';
import { FEW_RECOVERY_CODES } from './security.constants.ts';
import type { Change, SecurityEvent, SecurityState } from './security.flow.ts';
import css from './security.module.css';
import { methodText } from './security.rules.ts';

export interface PartProps {
  readonly state: SecurityState;
  readonly send: (event: SecurityEvent) => void;
}

const iconsAndTitles: Readonly<Record<SecondFactor, { readonly icon: Icon; readonly title: TextKey }>> = {
  ga: { icon: ShieldCheckedIcon, title: 'security.app' },
  sms: { icon: ChatIcon, title: 'twoFactor.sms' },
  email: { icon: MailIcon, title: 'twoFactor.email' },
  payeeName: { icon: IdCardIcon, title: 'twoFactor.payeeName' },
};

function MethodRow({ state, send, row }: PartProps & { readonly row: SecurityState['overview']['methods'][number] }) {
  const t = useT();
  const { method, on, ready } = row;
  const { icon: MethodIcon, title } = iconsAndTitles[method];
  const { text, values } = methodText(row, state.overview);
  const change = state.at === 'changing' ? state.change : null;
  const turning = change?.do === 'switchMethod' && change.method === method ? change : null;
  const tap = (next: Change): void => send({ type: 'changeTapped', change: next });
  const end = ready ? (
    <Switch
      label={t(title)}
      on={turning ? turning.on : on}
      busy={turning !== null}
      onChange={(next) => tap({ do: 'switchMethod', method, on: next })}
    />
  ) : (
    method === 'ga' && (
      <Button variant="soft" size="md" busy={change?.do === 'setUpApp'} onClick={() => tap({ do: 'setUpApp' })}>
        {t('security.setUp')}
      </Button>
    )
  );
  return (
    <ListItem
      icon={<MethodIcon size={20} />}
      tone={on ? 'pos' : 'plain'}
      title={t(title)}
      text={t(text, values)}
      end={end}
    />
  );
}

/** Shows the recovery codes and the button that removes the app, where there is one. */
function App({ state, send }: PartProps) {
  const t = useT();
  const { enrolled, recoveryCodesLeft: left } = state.overview.authenticator;
  if (!enrolled) return null;
  const chevron = <ChevronIcon size={20} />;
  return (
    <>
      <ListItem
        icon={<KeyIcon size={20} />}
        tone={left <= FEW_RECOVERY_CODES ? 'gold' : 'plain'}
        title={t('security.codes')}
        text={t('security.codesLeft', { left })}
        end={chevron}
        onClick={() => send({ type: 'changeTapped', change: { do: 'renewCodes' } })}
      />
      <ListItem
        icon={<TrashIcon size={20} />}
        tone="neg"
        title={t('security.removeApp')}
        text={t('security.removeHint')}
        end={chevron}
        onClick={() => send({ type: 'changeTapped', change: { do: 'removeApp' } })}
      />
    </>
  );
}

export function Methods({ state, send }: PartProps) {
  const t = useT();
  const { policy, methods } = state.overview;
  return (
    <section className={classNames(layout.tightStack, css.rows)} aria-label={t('security.ways')}>
      <h2 className={text.t3}>{t('security.ways')}</h2>
      <p className={formCss.lead}>{t(policy === 'required' ? 'security.waysRequired' : 'security.waysText')}</p>
      <List label={t('security.ways')}>
        {methods.map((row) => (
          <MethodRow key={row.method} state={state} send={send} row={row} />
        ))}
        <App state={state} send={send} />
      </List>
    </section>
  );
}
