// A list of rows on a card: icon, two lines, trailing content; link, button or plain.
import type { ReactNode } from 'react';
import { cardClass } from './card.tsx';
import { classNames } from './class-names.ts';
import type { LangAttributes } from './lang.ts';
import css from './list.module.css';

export function List({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className={classNames(cardClass, css.list)} aria-label={label}>
      {children}
    </ul>
  );
}

/** `lang` and `dir` are those of title and text. */
export interface ListItemProps extends LangAttributes {
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'accent' | 'pos' | 'neg' | 'gold';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly end?: ReactNode;
}

/** The content of a row. */
export function ListItemContent({ icon, tone = 'plain', title, text, end, lang, dir }: ListItemProps) {
  const shown = { lang, dir };
  return (
    <>
      {icon && <span className={classNames(css.plate, tone !== 'plain' && css[tone])}>{icon}</span>}
      <span className={css.text}>
        <b {...shown}>{title}</b>
        {text && <span {...shown}>{text}</span>}
      </span>
      {end}
    </>
  );
}

/** Class of the link or button inside a row. */
export const listItemClass = css.item;

export function ListItem({ onClick, ...content }: ListItemProps & { readonly onClick?: () => void }) {
  return (
    <li>
      {onClick ? (
        <button className={css.item} type="button" onClick={onClick}>
          <ListItemContent {...content} />
        </button>
      ) : (
        <div className={css.item}>
          <ListItemContent {...content} />
        </div>
      )}
    </li>
  );
}
