// Why a social log-in failed, in words, with what support can search.
import { useT } from '../../app/shell-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './social.module.css';
import type { SocialProblem } from './social.rules.ts';

/** PH-04: our words, the code and the service's words where it has any. */
export function SocialTrouble({ problem }: { readonly problem: SocialProblem }) {
  const t = useT();
  const { text, values, said, code, reason, reference } = problem;
  return (
    <Notice tone="neg" title={t('social.refusedTitle')} announced>
      {said ?? t(text, values)}
      {code && <small className={css.reference}>{t('identity.code', { code })}</small>}
      {reason && <small className={css.reference}>{t('identity.reason', { reason })}</small>}
      {reference && <small className={css.reference}>{t('common.reference', { reference })}</small>}
    </Notice>
  );
}
