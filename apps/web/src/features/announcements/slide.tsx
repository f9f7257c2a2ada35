// One announcement: its picture, what kind it is, title and text.
import type { Announcement } from '@foyer/contract';
import type { CleanNode } from '../../adapters/operator-html/port.ts';
import { useContentLang } from '../../kit/content-lang.ts';
import { OperatorHtml } from '../../kit/operator-html/operator-html.tsx';
import { useArt, useShell, useT } from '../../kit/shell-context.tsx';
import { Bell } from '../../ui/bell.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GiftIcon } from '../../ui/icons.tsx';
import css from './slides.module.css';

/** An announcement with its content cleaned. */
export interface SlideContent extends Announcement {
  readonly nodes: readonly CleanNode[];
}

export interface SlideProps {
  readonly slide: SlideContent;
  readonly titleId: string;
  /** "2 of 3". */
  readonly position: string;
  /** Called before a link of the text leads to another page. */
  readonly onFollow: () => void;
}

export function Slide({ slide, titleId, position, onFollow }: SlideProps) {
  const t = useT();
  const { navigation } = useShell();
  const lang = useContentLang()(slide);
  const picture = useArt()(slide.art);
  const isPromotion = slide.promotionType !== '';
  const follow = (address: string): void => {
    onFollow();
    navigation.leave(address);
  };
  return (
    <article className={css.slide} aria-label={position}>
      <div className={classNames(css.hero, !picture && css.drawn)}>
        {picture ? (
          <img src={picture} alt="" width="360" height="184" />
        ) : (
          <i aria-hidden="true">{isPromotion ? <GiftIcon /> : <Bell count={0} />}</i>
        )}
        <span className={css.badge}>{t(isPromotion ? 'announcements.promotion' : 'announcements.news')}</span>
      </div>
      <div className={css.text}>
        <h2 id={titleId} {...lang}>
          {slide.title}
        </h2>
        <div {...lang}>
          <OperatorHtml nodes={slide.nodes} onFollow={follow} />
        </div>
      </div>
    </article>
  );
}
