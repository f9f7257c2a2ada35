// The terms of registering by a social account, shown at the buttons.
import { LegalSentence } from '../../kit/legal-links.tsx';
import css from './social.module.css';

export const Agreement = () => (
  <p className={css.small}>
    <LegalSentence text="social.agree" />
  </p>
);
