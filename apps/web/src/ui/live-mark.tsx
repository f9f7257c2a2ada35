// The word that says something is live, with its dot.
import css from './live-mark.module.css';

export const LiveMark = ({ label }: { readonly label: string }) => <span className={css.live}>{label}</span>;
