// One honest box: of age, and the operator's legal pages accepted. They open over the form, which keeps what was typed.
import { Fragment } from 'react';
import { Link } from '../../app/link.tsx';
import { type Translate, useShell, useT } from '../../app/shell-context.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { splitAt } from './consent.rules.ts';
import css from './register.module.css';
import type { Registering } from './use-register.ts';

const titles = { terms: 'register.documentTerms', privacy: 'register.documentPrivacy' } as const;

const titleOf = (t: Translate, topic: string, place: number): string =>
  topic === 'terms' || topic === 'privacy' ? t(titles[topic]) : t('register.documentOther', { number: place + 1 });

/** Where the sentence has its documents: no letter of any language. */
const MARK = '\u0000';

function Documents() {
  const t = useT();
  const { overlays, settings } = useShell();
  return settings.register.terms.topics.map((topic, place) => (
    <Fragment key={topic}>
      {place > 0 && ' '}
      <Link
        to="help"
        query={{ id: topic }}
        className={css.document}
        instead={() => void overlays.ask('legal', { topic })}
      >
        {titleOf(t, topic, place)}
      </Link>
    </Fragment>
  ));
}

export function Consent({ of: { shell, fields, problemAt } }: { readonly of: Registering }) {
  const t = useT();
  const problem = problemAt('agreed');
  const age = shell.settings.register.minimumAge;
  const [before, after] = splitAt(t('register.agree', { age, documents: MARK }), MARK);
  return (
    <Checkbox name="agreed" inputRef={fields.agreed} error={problem && t(problem.text, problem.values)} required>
      {before}
      <Documents />
      {after}
    </Checkbox>
  );
}
