// A round sign: nothing answers.
import css from './no-signal-sign.module.css';
import { NoSignalIcon } from './retry-icons.tsx';

export const NoSignalSign = () => (
  <span className={css.sign}>
    <NoSignalIcon />
  </span>
);
