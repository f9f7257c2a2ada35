// A member's picture: the one that was chosen, else the operator's.
import { useArt } from '../../kit/shell-context.tsx';
import css from './avatar.module.css';
import { drawingOf } from './avatar-drawings.ts';

/** `icon`: number from 1 on, null for the operator's picture. */
export function Avatar({ icon }: { readonly icon: number | null }) {
  const art = useArt();
  if (icon === null || icon < 1)
    return <img className={css.avatar} src={art('avatar')} alt="" width="42" height="42" />;
  const { ground, shapes } = drawingOf(Math.floor(icon));
  return (
    <svg className={css.avatar} viewBox="0 0 96 96" width="42" height="42" aria-hidden="true">
      <path d="M0 0h96v96H0z" fill={ground} />
      {shapes.map(([path, colour]) => (
        <path key={path} d={path} fill={colour} />
      ))}
    </svg>
  );
}
