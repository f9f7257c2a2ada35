// Stars for a conversation that has ended.
import { Icon } from '../ui/icon.tsx';
import type { ChatProps } from './chat-props.ts';

const STARS = [1, 2, 3, 4, 5] as const;

export function Rating({ chat: { stars }, texts, send }: ChatProps) {
  if (stars !== null)
    return (
      <p className="chat__rating" role="status">
        {texts.t('chatRated')}
      </p>
    );
  return (
    <fieldset className="chat__rating">
      <legend>{texts.t('chatRate')}</legend>
      <div className="chat__stars">
        {STARS.map((count) => (
          <button
            key={count}
            type="button"
            className="iconbtn"
            aria-label={texts.t('chatStars', { count })}
            onClick={() => send({ type: 'rated', stars: count })}
          >
            <Icon name="star" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
