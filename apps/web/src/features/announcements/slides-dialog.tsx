// The popup around the slides: their dots, what can be done, and "not again today".
import { type UIEvent, useId, useRef, useState } from 'react';
import { showNext } from '../../kit/row-motion/row-motion.ts';
import { useSession, useT } from '../../kit/shell-context.tsx';
import type { OverlayTable } from '../../shell/overlays/overlays.ts';
import { shownBanner } from '../../ui/banner-carousel.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { ActivityButton } from './activity-button.tsx';
import { leadsToActivity } from './announcements.rules.ts';
import { Dots } from './dots.tsx';
import { Slide, type SlideContent } from './slide.tsx';
import { SlideControl } from './slide-control.tsx';
import css from './slides.module.css';

export interface SlidesDialogProps extends Omit<OverlayTable['announcements']['props'], 'items'> {
  readonly slides: readonly SlideContent[];
  /** Closed, or left for a page. */
  readonly onEnd: (how: OverlayTable['announcements']['answer']) => void;
}

export function SlidesDialog({ slides, autoplay, forced, hidesToday, onHideToday, onEnd }: SlidesDialogProps) {
  const t = useT();
  const session = useSession();
  const id = useId();
  const frame = useRef(0);
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [current, setCurrent] = useState(0);
  const slide = slides[current] ?? slides[0];
  const isLast = current === slides.length - 1;
  const mayClose = !forced || isLast;
  const close = (): void => onEnd('read');
  const follow = (): void => onEnd(mayClose ? 'read' : 'left');
  const next = (): void => {
    if (row) showNext(row, { isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches });
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => setCurrent(shownBanner(currentTarget)));
  };
  if (!slide) return null;
  const hasActivity = leadsToActivity(slide, session);
  const variant = hasActivity ? 'secondary' : 'primary';
  return (
    <div className={css.middle}>
      <section className={css.dialog} role="dialog" aria-modal="true" aria-labelledby={`${id}${current}`} tabIndex={-1}>
        <div className={css.row} ref={setRow} onScroll={onScroll}>
          {slides.map((one, place) => (
            <Slide
              key={one.id}
              slide={one}
              titleId={`${id}${place}`}
              position={t('announcements.position', { number: place + 1, count: slides.length })}
              onFollow={follow}
            />
          ))}
        </div>
        {mayClose && (
          <div className={css.close}>
            <IconButton label={t('common.close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
        <footer className={css.foot}>
          {slides.length > 1 && (
            <div className={css.progress}>
              <Dots count={slides.length} current={current} />
              {autoplay && row && <SlideControl row={row} />}
            </div>
          )}
          <div className={css.actions}>
            {isLast ? (
              <Button size="md" variant={variant} onClick={close}>
                {t('announcements.done')}
              </Button>
            ) : (
              <Button size="md" variant={variant} onClick={next}>
                {t('announcements.next')}
              </Button>
            )}
            {hasActivity && <ActivityButton onFollow={follow} />}
          </div>
          {mayClose ? (
            <Checkbox name="hideToday" defaultChecked={hidesToday()} onChange={onHideToday}>
              {t('announcements.hideToday')}
            </Checkbox>
          ) : (
            <p className={css.hint}>{t('announcements.readAll')}</p>
          )}
        </footer>
      </section>
    </div>
  );
}
