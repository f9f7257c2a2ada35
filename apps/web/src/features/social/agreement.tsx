// What registering by a social account means, said where it happens: of age, and the operator's legal pages accepted.
import { Link } from '../../app/link.tsx';
import { type Translate, useShell, useT } from '../../app/shell-context.tsx';
import css from './social.module.css';

const titles = { terms: 'social.documentTerms', privacy: 'social.documentPrivacy' } as const;

const titleOf = (t: Translate, topic: string, place: number): string =>
  topic === 'terms' || topic === 'privacy' ? t(titles[topic]) : t('social.documentOther', { number: place + 1 });

export function Agreement() {
  const t = useT();
  const { overlays, settings } = useShell();
  const { minimumAge, terms } = settings.register;
  return (
    <p className={css.small}>
      {t('social.agree', { age: minimumAge })}{' '}
      {terms.topics.map((topic, place) => (
        <Link
          key={topic}
          to="help"
          query={{ id: topic }}
          className={css.document}
          instead={() => void overlays.ask('legal', { topic })}
        >
          {titleOf(t, topic, place)}
        </Link>
      ))}
    </p>
  );
}
