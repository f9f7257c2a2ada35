// The page in place of one that did not load or that broke: the reason, a way on, and a reference.
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Link } from '../kit/link.tsx';
import { useShell, useT } from '../kit/shell-context.tsx';
import { SitePage } from '../kit/site-page.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { PageMessage } from '../ui/page-message.tsx';
import type { ErrorPartProps } from './error-parts.tsx';
import { useBar } from './use-bar.ts';

interface Loaded {
  readonly default: ComponentType<ErrorPartProps>;
}

const loadSign = async (): Promise<Loaded> => {
  const { NoSignalSign } = await import('../ui/no-signal-sign.tsx');
  return { default: ({ part, children }) => (part === 'picture' ? <NoSignalSign /> : children) };
};

/**
 * Not in the first load: a page that failed can do without its parts for a moment, or for good. Without a connection a
 * sign takes the place of the picture: every page has loaded it.
 */
const lazyPart = () =>
  lazy(() =>
    import('./error-parts.tsx')
      .then((parts): Loaded => parts, loadSign)
      .catch((): Loaded => ({ default: ({ children }) => children })),
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
  const [Part] = useState(lazyPart);
  const part = (name: ErrorPartProps['part'], plain?: string) => (
    <Suspense fallback={plain}>
      <Part part={name} reference={reference}>
        {plain}
      </Part>
    </Suspense>
  );
  const title = what === 'failed' ? t('common.pageFailed') : t('common.pageCrashed');
  const hint = what === 'failed' ? t('common.pageFailedHint') : t('common.pageCrashedHint');
  return (
    <SitePage {...useBar(true)} centred padded>
      <PageMessage
        level="page"
        illustration={part('picture')}
        title={title}
        text={message || hint}
        reference={part('reference', t('common.reference', { reference }))}
      >
        <Button variant="primary" onClick={again}>
          {part('retryIcon')}
          {t('common.retry')}
        </Button>
        <Button variant="text" onClick={() => void overlays.open('services', { about: 'outage', reference })}>
          {part('helpIcon')}
          {t('services.title')}
        </Button>
        <Link to="home" className={buttonClass({ variant: 'text' })}>
          {t('common.goHome')}
        </Link>
      </PageMessage>
    </SitePage>
  );
}
