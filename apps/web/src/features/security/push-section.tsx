// PU-01: notifications on this device: what the member hears of, quiet hours, and a test.
import { useState } from 'react';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItem } from '../../ui/list.tsx';
import { Switch } from '../../ui/switch.tsx';
import text from '../../ui/text.module.css';
import { pushSectionFlow, QUIET } from './push-section.flow.ts';
import { pushSectionRunner } from './push-section.runner.ts';

const kinds = ['depositArrived', 'withdrawalPaid', 'ticketWon', 'chatAnswered'] as const;

const timeText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

export function PushSection() {
  const t = useT();
  const shell = useShell();
  const [runner] = useState(() => pushSectionRunner(shell, window));
  const [state, send] = useFlow(pushSectionFlow, runner);
  if (state.at === 'asking' || state.at === 'absent') return null;
  const word = 'word' in state ? state.word : undefined;
  const choice = 'choice' in state ? state.choice : null;
  const isBusy = state.at === 'saving' || state.at === 'testing';
  const { from, to } = choice?.quiet ?? QUIET;
  const quiet = t('push.quiet', { from: timeText(from), to: timeText(to) });
  return (
    <section className={layout.tightStack} aria-label={t('push.title')}>
      <h2 className={text.t3}>{t('push.title')}</h2>
      {choice ? (
        <List label={t('push.title')}>
          {kinds.map((kind) => (
            <ListItem
              key={kind}
              title={t(`push.${kind}`)}
              end={
                <Switch
                  label={t(`push.${kind}`)}
                  on={!choice.off.includes(kind)}
                  busy={isBusy}
                  onChange={(on) => send({ type: 'switched', kind, on })}
                />
              }
            />
          ))}
          <ListItem
            title={quiet}
            end={
              <Switch
                label={quiet}
                on={choice.quiet !== null}
                busy={isBusy}
                onChange={(on) => send({ type: 'quietSwitched', on })}
              />
            }
          />
        </List>
      ) : (
        <p>{t('push.promptText')}</p>
      )}
      <Button
        variant="soft"
        block
        busy={state.at === 'turningOn' || state.at === 'testing'}
        onClick={() => send({ type: choice ? 'tested' : 'turnedOn' })}
      >
        {t(choice ? 'push.test' : 'push.allow')}
      </Button>
      <p role="status">{word && t(`push.${word}`)}</p>
    </section>
  );
}
