// A problem that no field has caused.
import { useT } from '../../app/shell-context.tsx';
import { useWords } from '../../app/use-words.ts';
import type { Words } from '../../shell/errors/words.ts';
import { Notice } from '../../ui/notice.tsx';
import css from './security.module.css';

interface Told {
  readonly at: string;
  readonly told: Words;
  readonly reference?: string;
}

export function FormNotice({ problem }: { readonly problem: Told | null }) {
  const t = useT();
  const words = useWords();
  if (problem?.at !== 'form') return null;
  const { told, reference } = problem;
  return (
    <Notice tone="neg" announced>
      {words(told)}
      {reference && <small className={css.reference}>{t('common.reference', { reference })}</small>}
    </Notice>
  );
}
