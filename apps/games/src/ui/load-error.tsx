// Something did not load: what to do next, and a reference that support can search.
import type { Texts } from '../texts/texts.ts';
import type { Failure } from '../wire/outcome.ts';
import { Icon } from './icon.tsx';
import { Message } from './message.tsx';
import { Reference } from './reference.tsx';

interface LoadErrorProps {
  readonly texts: Texts;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

export function LoadError({ texts, failure, onRetry }: LoadErrorProps) {
  const reference = failure?.at === 'refused' ? failure.reference : null;
  return (
    <Message
      picture="plug"
      title={texts.t('errorTitle')}
      lead={failure?.at === 'refused' && failure.message ? failure.message : texts.t('errorLead')}
    >
      <button type="button" className="btn btn--primary btn--md" onClick={onRetry}>
        <Icon name="refresh" size="s" />
        <span>{texts.t('tryAgain')}</span>
      </button>
      {reference !== null && <Reference texts={texts} label={texts.t('reference')} value={reference} />}
    </Message>
  );
}
