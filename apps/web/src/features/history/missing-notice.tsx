// What stands in place of data that did not load, with another try.
import { ProblemNotice } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { Button } from '../../ui/button.tsx';
import type { Missing } from './history.data.ts';

interface MissingNoticeProps {
  readonly title: string;
  readonly missing: Missing;
  readonly retry: () => void;
}

export function MissingNotice({ title, missing, retry }: MissingNoticeProps) {
  const t = useT();
  const words = useFailureMessage();
  return (
    <ProblemNotice
      title={title}
      reference={missing.reference}
      below={
        <Button variant="soft" size="md" onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {words(missing.message)}
    </ProblemNotice>
  );
}
