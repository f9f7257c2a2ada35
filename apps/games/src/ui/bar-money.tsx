// The end of a game's top bar: the balance, and the sign of play money.
import type { Money } from '../money/money.ts';
import type { Texts } from '../texts/texts.ts';

interface BarMoneyProps {
  readonly texts: Texts;
  readonly money: Money | null;
  readonly room: { readonly phase: string; readonly balance: bigint; readonly isTrial: boolean };
}

export const BarMoney = ({ texts, money, room }: BarMoneyProps) => (
  <>
    {money !== null && room.phase === 'playing' && (
      <span
        className="balance num ltr"
        aria-label={texts.t('balance', { amount: money.rounded(room.balance) })}
        role="img"
      >
        {money.rounded(room.balance)}
      </span>
    )}
    {room.isTrial && <span className="badge badge--warn">{texts.t('playMoney')}</span>}
  </>
);
