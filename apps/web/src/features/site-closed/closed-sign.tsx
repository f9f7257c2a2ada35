// The round sign above a notice of the site's gates.
import { ClockIcon } from '../../ui/form-icons.tsx';
import { GlobeIcon } from '../../ui/icons.tsx';
import css from './site-closed.module.css';

export const ClosedSign = ({ why }: { readonly why: 'maintenance' | 'region' }) => (
  <span className={css.sign}>{why === 'region' ? <GlobeIcon /> : <ClockIcon />}</span>
);
