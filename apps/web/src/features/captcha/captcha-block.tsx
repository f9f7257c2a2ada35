// The block before and after the puzzle: loading, ready, solved, or failed with a retry.
import type { ReactNode } from 'react';
import { type Translate, useT } from '../../kit/shell-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/form-icons.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { RefreshIcon } from '../../ui/retry-icons.tsx';
import { ShieldIcon } from '../../ui/shield-icon.tsx';
import type { CaptchaEvent, CaptchaState } from './captcha.flow.ts';
import css from './captcha.module.css';
import { problemText } from './captcha.rules.ts';

/** The content of the block, its announced text, and the event that a tap sends. */
interface Face {
  readonly content: ReactNode;
  readonly announcement: string;
  readonly tap: CaptchaEvent | null;
}

function Loading({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span className={css.note}>{children}</span>
      <span className={css.picture} aria-hidden="true">
        <span className={css.gap} />
        <span className={css.piece} />
      </span>
      <span className={css.track} aria-hidden="true" />
    </>
  );
}

function faceOf(state: CaptchaState, t: Translate): Face {
  switch (state.at) {
    case 'loading': {
      const announcement = t(state.attempt === 2 ? 'captcha.loadingAgain' : 'captcha.loading');
      return { content: <Loading>{announcement}</Loading>, announcement: announcement, tap: null };
    }
    case 'waiting':
      return {
        content: (
          <>
            <span className={css.ready}>
              <ShieldIcon />
            </span>
            <span className={css.action}>{t('captcha.tapToVerify')}</span>
          </>
        ),
        announcement: t(state.open ? 'captcha.solve' : 'captcha.tapToVerify'),
        tap: { type: 'blockTapped' },
      };
    case 'success':
      return {
        content: (
          <>
            <span className={css.good}>
              <CheckIcon />
            </span>
            <b>{t('captcha.verified')}</b>
          </>
        ),
        announcement: t('captcha.verified'),
        tap: null,
      };
    case 'error': {
      const announcement = problemText(state.problem, t);
      const content = (
        <>
          <span className={css.bad}>
            <AlertIcon />
          </span>
          <b>{t('captcha.failedTitle')}</b>
          <span className={css.note}>{announcement}</span>
          <span className={css.action}>
            <RefreshIcon size={20} />
            {t('captcha.tapToRetry')}
          </span>
        </>
      );
      return { content, announcement: announcement, tap: { type: 'retryTapped' } };
    }
  }
}

export interface CaptchaBlockProps {
  readonly state: CaptchaState;
  readonly send: (event: CaptchaEvent) => void;
}

/** One button throughout, so that the keyboard stays where it is while the block changes. */
export function CaptchaBlock({ state, send }: CaptchaBlockProps) {
  const t = useT();
  const { content, announcement, tap } = faceOf(state, t);
  const open = state.at === 'waiting' && state.open;
  return (
    <>
      {open ? (
        <p className={css.idle} aria-hidden="true">
          {announcement}
        </p>
      ) : (
        <button
          className={classNames(css.cover, state.at === 'loading' && css.loading)}
          type="button"
          aria-disabled={tap === null || undefined}
          aria-busy={state.at === 'loading' || undefined}
          onClick={() => tap && send(tap)}
        >
          {content}
        </button>
      )}
      <p className={hiddenClass} role="status">
        {announcement}
      </p>
    </>
  );
}
