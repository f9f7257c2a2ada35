// Links to the operator's legal pages, which open over the form and keep its draft.
import { Fragment } from 'react';
import { Link } from './link.tsx';
import { type Translate, useShell, useT } from './shell-context.tsx';

const titles = { terms: 'register.documentTerms', privacy: 'register.documentPrivacy' } as const;

const titleOf = (t: Translate, topic: string, place: number): string =>
  topic === 'terms' || topic === 'privacy' ? t(titles[topic]) : t('register.documentOther', { number: place + 1 });

export function LegalLinks({ className }: { readonly className: string | undefined }) {
  const t = useT();
  const { overlays, settings } = useShell();
  const { topics } = settings.register.terms;
  // A back end without pages of its own: the sentence around the links stays complete.
  if (topics.length === 0) return t('register.documentTerms');
  return topics.map((topic, place) => (
    <Fragment key={topic}>
      {place > 0 && ' '}
      <Link to="help" query={{ id: topic }} className={className} instead={() => void overlays.ask('legal', { topic })}>
        {titleOf(t, topic, place)}
      </Link>
    </Fragment>
  ));
}
