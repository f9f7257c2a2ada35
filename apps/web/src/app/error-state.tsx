// The page in place of one that did not load or that broke: the reason, a way on, and a reference.
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from '../kit/link.tsx';
import { useShell, useT } from '../kit/shell-context.tsx';
import { SitePage } from '../kit/site-page.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { PageMessage } from '../ui/page-message.tsx';
import { useBar } from './use-bar.ts';

interface Drawing {
  readonly default: ComponentType;
}

const loadSign = async (): Promise<Drawing> => ({
  default: (await import('../ui/no-signal-sign.tsx')).NoSignalSign,
});

/**
 * Not in the first load: a page that failed can do without it for a moment, or for good. Without a connection a sign
 * takes its place that every page has loaded.
 */
const Plug = lazy(() =>
  import('../ui/illustrations.tsx')
    .then(({ PlugIllustration }): Drawing => ({ default: PlugIllustration }), loadSign)
    .catch((): Drawing => ({ default: () => null })),
);

export interface ErrorStateProps {
  /** `failed`: the page did not load. `crashed`: it broke while it was rendered. */
  readonly what: 'failed' | 'crashed';
  /** The back end's message, if it sent one. */
  readonly message?: string;
  readonly reference: string;
  readonly again: () => void;
}

export function ErrorState({ what, message, reference, again }: ErrorStateProps) {
  const t = useT();
  const { overlays } = useShell();
  const title = what === 'failed' ? t('common.pageFailed') : t('common.pageCrashed');
  const hint = what === 'failed' ? t('common.pageFailedHint') : t('common.pageCrashedHint');
  return (
    <SitePage {...useBar(true)} centred padded>
      <PageMessage
        level="page"
        illustration={
          <Suspense fallback={null}>
            <Plug />
          </Suspense>
        }
        title={title}
        text={message || hint}
        reference={t('common.reference', { reference })}
      >
        <Button variant="primary" onClick={again}>
          {t('common.retry')}
        </Button>
        <Button variant="text" onClick={() => void overlays.open('services', { about: 'outage' })}>
          {t('services.title')}
        </Button>
        <Link to="home" className={buttonClass({ variant: 'text' })}>
          {t('common.goHome')}
        </Link>
      </PageMessage>
    </SitePage>
  );
}
