// One honest box: of age, and the operator's legal pages accepted.
import { LegalLinks } from '../../kit/legal-links.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { splitAt } from './consent.rules.ts';
import css from './register.module.css';
import type { Registering } from './use-register.ts';

/** The mark that stands for the documents in the sentence: no letter of any language. */
const MARK = '\u0000';

export function Consent({ model: { shell, fields, problemAt } }: { readonly model: Registering }) {
  const t = useT();
  const problem = problemAt('agreed');
  const age = shell.settings.register.minimumAge;
  const [before, after] = splitAt(t('register.agree', { age, documents: MARK }), MARK);
  return (
    <Checkbox name="agreed" inputRef={fields.agreed} error={problem && t(problem.text, problem.values)} required>
      {before}
      <LegalLinks className={css.document} />
      {after}
    </Checkbox>
  );
}
