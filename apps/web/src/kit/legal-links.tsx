// A sentence with links to the operator's legal pages, which open over the form and keep its draft.
import { Fragment } from 'react';
import type { TextKey } from '../shell/i18n/texts.ts';
import formCss from '../ui/form.module.css';
import { Link } from './link.tsx';
import { useShell, useT } from './shell-context.tsx';

const titles: Readonly<Record<string, TextKey>> = {
  terms: 'home.terms',
  privacy: 'register.documentPrivacy',
};

/** The mark that stands for a link in a sentence: no letter of any language. */
const MARK = '\u0000';

/** The sentence of `text`, which names the age, and a first and a last document; more stand between them. */
export function LegalSentence({ text }: { readonly text: TextKey }) {
  const t = useT();
  const { overlays, settings } = useShell();
  const { minimumAge: age, terms } = settings.register;
  const [before, and, after] = t(text, { age, first: MARK, last: MARK }).split(MARK);
  const [, comma] = t('register.documentPair', { first: MARK, last: MARK }).split(MARK);
  const last = terms.topics.length - 1;
  return (
    <>
      {before}
      {terms.topics.map((topic, place) => (
        <Fragment key={topic}>
          {place > 0 && (place < last ? comma : and)}
          <Link
            to="help"
            query={{ id: topic }}
            className={formCss.document}
            instead={() => void overlays.open('legal', { topic })}
          >
            {t(titles[topic] ?? 'register.documentOther', { number: place + 1 })}
          </Link>
        </Fragment>
      ))}
      {/* A back end without pages of its own: the sentence stays complete. */}
      {last < 0 && t('home.terms')}
      {after}
    </>
  );
}
