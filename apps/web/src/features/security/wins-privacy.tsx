// Whether others see what the member wins.
import { useState } from 'react';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';

import layout from '../../ui/layout.module.css';
import { List, ListItem } from '../../ui/list.tsx';
import { TrophyIcon } from '../../ui/member-icons.tsx';
import { Switch } from '../../ui/switch.tsx';
import text from '../../ui/text.module.css';
import { winsPrivacyFlow } from './wins-privacy.flow.ts';
import { winsPrivacyRunner } from './wins-privacy.runner.ts';

/** The last part of its page: nothing below it moves when it comes. */
export function WinsPrivacy() {
  const t = useT();
  const shell = useShell();
  const [runner] = useState(() => winsPrivacyRunner(shell));
  const [state, send] = useFlow(winsPrivacyFlow, runner);
  if (state.at === 'asking' || state.at === 'absent') return null;
  const isHidden = state.at === 'saving' ? state.wanted : state.hidden;
  return (
    <section className={layout.tightStack} aria-label={t('security.privacy')}>
      <h2 className={text.t3}>{t('security.privacy')}</h2>
      <List label={t('security.privacy')}>
        <ListItem
          icon={<TrophyIcon size={20} />}
          title={t('security.showWins')}
          text={t('security.showWinsText')}
          end={
            <Switch
              label={t('security.showWins')}
              on={!isHidden}
              busy={state.at === 'saving'}
              onChange={(on) => send({ type: 'tapped', hidden: !on })}
            />
          }
        />
      </List>
    </section>
  );
}
