// Banners side by side: swiped with the browser's own scrolling; dots say which one is shown.
import { type ReactNode, type Ref, useRef, useState } from 'react';
import css from './banner-carousel.module.css';
import type { LangAttributes } from './lang.ts';
import { LazyImage } from './lazy-image.tsx';
import scroller from './scroller.module.css';

export interface BannerCarouselProps {
  readonly label: string;
  /** One element a banner, in order; each has the class `bannerClass`. */
  readonly children: readonly ReactNode[];
  /** The row that scrolls. */
  readonly rowRef?: Ref<HTMLDivElement>;
  /** The button that stops the movement, where the banners move by themselves. */
  readonly control?: ReactNode;
}

/** Class of a banner's link or button. */
export const bannerClass = css.banner;

/** Returns the index of the banner nearest to the middle of the view. */
export function shownBanner(row: HTMLElement): number {
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  const distances = [...row.children].map((banner) => {
    const { left, width } = banner.getBoundingClientRect();
    return Math.abs(left + width / 2 - middle);
  });
  return distances.indexOf(Math.min(...distances));
}

export function BannerCarousel({ label, children, rowRef, control }: BannerCarouselProps) {
  const [current, setCurrent] = useState(0);
  const frame = useRef(0);
  return (
    <section aria-label={label}>
      <div
        ref={rowRef}
        className={`${scroller.row} ${css.row}`}
        onScroll={({ currentTarget }) => {
          cancelAnimationFrame(frame.current);
          frame.current = requestAnimationFrame(() => setCurrent(shownBanner(currentTarget)));
        }}
      >
        {children}
      </div>
      {children.length > 1 && (
        <div className={css.dots} aria-hidden="true">
          {children.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
            <i key={place} className={place === current ? css.on : undefined} />
          ))}
        </div>
      )}
      {control}
    </section>
  );
}

export interface BannerContentProps extends LangAttributes {
  readonly eyebrow: string;
  readonly title: string;
  readonly action: string;
  /** Address of the operator's art; it is mirrored in right-to-left pages, so it holds no letters. */
  readonly art: string | undefined;
  /** Address of a picture that may hold letters, for a banner without art. */
  readonly picture?: string | undefined;
  /** The accessible name of a banner without texts. */
  readonly name: string;
  /** The first banner is what a visitor sees first. */
  readonly first?: boolean;
}

/** The content of a banner: texts in the first half, art behind. */
export function BannerContent({
  eyebrow,
  title,
  action,
  art,
  picture,
  name,
  first = false,
  lang,
  dir,
}: BannerContentProps) {
  const shown = { lang, dir };
  const [src, alt, className] = [art ?? picture, title ? '' : name, art && css.art];
  return (
    <>
      {src &&
        (first ? (
          <img src={src} alt={alt} className={className} fetchPriority="high" />
        ) : (
          <LazyImage src={src} alt={alt} className={className} />
        ))}
      {eyebrow && <small {...shown}>{eyebrow}</small>}
      {title && <b {...shown}>{title}</b>}
      {action && <span {...shown}>{action}</span>}
    </>
  );
}
