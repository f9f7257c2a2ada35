// A problem that no field has caused.
import { ProblemNotice } from '../../kit/problem-notice.tsx';
import { useWords } from '../../kit/use-words.ts';
import type { Words } from '../../shell/errors/words.ts';

interface Told {
  readonly at: string;
  readonly told: Words;
  readonly reference?: string;
}

export function FormNotice({ problem }: { readonly problem: Told | null }) {
  const words = useWords();
  if (problem?.at !== 'form') return null;
  const { told, reference } = problem;
  return (
    <ProblemNotice inSight reference={reference}>
      {words(told)}
    </ProblemNotice>
  );
}
