// A legal page over the form that asks for its acceptance, so that nothing typed there is lost.
import { useState } from 'react';
import { useContentLang } from '../../kit/content-lang.ts';
import type { OverlayProps } from '../../kit/feature.ts';
import { ProblemNotice } from '../../kit/problem-notice.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { Article } from '../../ui/article.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './content.module.css';
import { legalFlow } from './legal.flow.ts';
import { legalRunner } from './legal.runner.ts';

const lines = ['first', 'second', 'third', 'fourth'] as const;

function Loading() {
  return (
    <>
      {lines.map((line) => (
        <div key={line} className={css.text}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      ))}
    </>
  );
}

export function Overlay({ props: { topic }, answer }: OverlayProps<'legal'>) {
  const t = useT();
  const shell = useShell();
  const langOf = useContentLang();
  const [runner] = useState(() => legalRunner(shell.load, topic));
  const [state, send] = useFlow(legalFlow, runner);
  const close = (): void => answer(null);
  return (
    <Sheet
      title={state.at === 'shown' ? state.topic.title : t('content.legalTitle')}
      closeLabel={t('common.close')}
      onClose={close}
    >
      <div className={css.legal} aria-busy={state.at === 'loading' || undefined}>
        {state.at === 'loading' && <Loading />}
        {state.at === 'shown' && <Article blocks={state.topic.body} {...langOf(state.topic)} />}
        {state.at === 'failed' && (
          <ProblemNotice
            title={t('content.legalFailed')}
            reference={state.reference}
            action={
              <Button variant="soft" size="md" onClick={() => send({ type: 'retryTapped' })}>
                {t('common.retry')}
              </Button>
            }
          />
        )}
        <Button block onClick={close}>
          {t('content.legalBack')}
        </Button>
      </div>
    </Sheet>
  );
}
