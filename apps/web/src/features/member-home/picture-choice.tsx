// The pictures to choose from, below the bar.
import { useShell, useT } from '../../kit/shell-context.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import text from '../../ui/text.module.css';
import css from './avatar.module.css';
import { Avatar } from './avatar.tsx';
import { drawingOf } from './avatar-drawings.ts';
import type { Icon } from './picture.flow.ts';
import type { PictureModel } from './use-picture.ts';

/** SW-03: how many pictures there are where the operator names no number. */
const USUAL_COUNT = 9;

export function PictureChoice({ model: { state, send } }: { readonly model: PictureModel }) {
  const t = useT();
  const { settings } = useShell();
  if (state.at === 'closed') return null;
  const count = settings.gw.PROFILE_ICON_COUNT ?? USUAL_COUNT;
  const icons: readonly Icon[] = [null, ...Array.from({ length: count }, (_, place) => place + 1)];
  const wanted = state.at === 'saving' ? state.wanted : state.icon;
  const nameOf = (icon: Icon): string =>
    icon === null
      ? t('memberHome.pictureUsual')
      : t('memberHome.pictureNamed', { number: icon, name: t(drawingOf(icon).name) });
  return (
    <section className={classNames(cardClass, css.choice)} id="pictures" aria-label={t('memberHome.pictures')}>
      <div className={css.head}>
        <h2 className={text.t3}>{t('memberHome.pictures')}</h2>
        <IconButton label={t('common.close')} onClick={() => send({ type: 'dismissed' })}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
      <ul className={css.list}>
        {icons.map((icon) => (
          <li key={icon}>
            <button
              type="button"
              aria-label={nameOf(icon)}
              aria-pressed={icon === wanted}
              aria-busy={state.at === 'saving' && icon === wanted ? true : undefined}
              onClick={() => send({ type: 'chosen', icon })}
            >
              <Avatar icon={icon} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
