// A round sign: nothing answers.

import { NoSignalIcon } from './no-signal-icon.tsx';
import css from './no-signal-sign.module.css';

export const NoSignalSign = () => (
  <span className={css.sign}>
    <NoSignalIcon />
  </span>
);
