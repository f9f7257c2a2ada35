// How an invitation works, in steps, and what else is true about it.

import { useShell, useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import css from './referral.module.css';

const steps: readonly { readonly title: TextKey; readonly text: TextKey }[] = [
  { title: 'referral.stepShare', text: 'referral.stepShareText' },
  { title: 'referral.stepJoin', text: 'referral.stepJoinText' },
  { title: 'referral.stepSee', text: 'referral.stepSeeText' },
];

const terms: readonly TextKey[] = [
  'referral.termLast',
  'referral.termDevice',
  'referral.termAge',
  'referral.termReward',
];

export function HowItWorks() {
  const t = useT();
  const { settings } = useShell();
  return (
    <>
      <section className={css.section}>
        <h2>{t('referral.how')}</h2>
        <Card padded>
          <ol className={css.steps}>
            {steps.map(({ title, text }, place) => (
              <li key={title}>
                <i aria-hidden="true">{place + 1}</i>
                <div>
                  <b>{t(title)}</b>
                  <p>{t(text)}</p>
                </div>
              </li>
            ))}
          </ol>
        </Card>
      </section>
      <section className={css.section}>
        <h2>{t('referral.terms')}</h2>
        <ul className={css.terms}>
          {terms.map((term) => (
            <li key={term}>{t(term, { age: settings.register.minimumAge ?? 18 })}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
