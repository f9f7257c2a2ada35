// Blocks of an article: plain text from the operator, never HTML.
import css from './article.module.css';
import type { LangAttributes } from './lang.ts';

export interface ArticleBlock {
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly text: string;
}

/** Items that follow each other become one list. */
function grouped(blocks: readonly ArticleBlock[]): readonly (ArticleBlock | readonly ArticleBlock[])[] {
  const groups: (ArticleBlock | ArticleBlock[])[] = [];
  for (const block of blocks) {
    const last = groups[groups.length - 1];
    if (block.kind !== 'item') groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const isList = (group: ArticleBlock | readonly ArticleBlock[]): group is readonly ArticleBlock[] =>
  Array.isArray(group);

export interface ArticleProps extends LangAttributes {
  readonly blocks: readonly ArticleBlock[];
}

export function Article({ blocks, lang, dir }: ArticleProps) {
  return (
    <div className={css.article} lang={lang} dir={dir}>
      {grouped(blocks).map((group, place) => {
        const key = `${place}`;
        if (isList(group)) {
          return (
            <ul key={key}>
              {group.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          );
        }
        return group.kind === 'heading' ? <h2 key={key}>{group.text}</h2> : <p key={key}>{group.text}</p>;
      })}
    </div>
  );
}
