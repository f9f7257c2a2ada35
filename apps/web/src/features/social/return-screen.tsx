// /m/socialReturn: where providers send people back to.
import { useState } from 'react';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { Shell } from '../../shell/shell.ts';
import { Button } from '../../ui/button.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { type ReturnState, returnFlow } from './return.flow.ts';
import { type ReturnRunner, returnRunner } from './return.runner.ts';
import { socialEngine } from './social-engine.ts';
import { SocialTrouble } from './social-trouble.tsx';

/** The address is read in the browser alone. */
function lazyReturnRunner(shell: Shell): ReturnRunner {
  let made: ReturnRunner | null = null;
  const runner = (): ReturnRunner => {
    made ??= returnRunner(shell, socialEngine(shell), window);
    return made;
  };
  return { perform: (effect, send) => runner().perform(effect, send), goBack: () => runner().goBack() };
}

const texts = {
  handingOver: 'social.returning',
  goingOn: 'social.returning',
  handedOver: 'social.returnDone',
  lost: 'social.returnLost',
  failed: 'social.returning',
} as const satisfies Record<ReturnState['at'], TextKey>;

const textOf = (state: ReturnState): TextKey =>
  state.at === 'goingOn' && state.aim === 'link' ? 'social.returningLink' : texts[state.at];

export function Screen() {
  const shell = useShell();
  const t = useT();
  const [runner] = useState(() => lazyReturnRunner(shell));
  const [state] = useFlow(returnFlow, runner.perform);
  const back = (
    // Nothing on this page had the focus before: the keyboard starts at the one way on.
    <Button variant="primary" autoFocus onClick={runner.goBack}>
      {t(state.at === 'failed' && state.aim === 'link' ? 'ui.back' : 'social.returnBack')}
    </Button>
  );
  const lost = state.at === 'lost';
  return (
    <SitePage tabs={false} padded centred title={t('pages.socialReturn')}>
      {state.at === 'failed' ? (
        <>
          <SocialTrouble problem={state.problem} />
          {back}
        </>
      ) : (
        <div role="status">
          <PageMessage title={t(lost ? 'social.returnLostTitle' : 'social.returnTitle')} text={t(textOf(state))}>
            {lost && back}
          </PageMessage>
        </div>
      )}
    </SitePage>
  );
}
