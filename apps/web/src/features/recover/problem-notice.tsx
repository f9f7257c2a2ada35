// A problem that no field has caused.
import { useT } from '../../app/shell-context.tsx';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import css from './recover.module.css';

interface Told {
  readonly at: string;
  readonly text: TextKey;
  readonly values?: TextValues;
  readonly reference?: string;
}

export function ProblemNotice({ problem }: { readonly problem: Told | null }) {
  const t = useT();
  if (problem?.at !== 'form') return null;
  const { text, values, reference } = problem;
  return (
    <Notice tone="neg" announced>
      {t(text, values)}
      {reference && <small className={css.reference}>{t('common.reference', { reference })}</small>}
    </Notice>
  );
}
