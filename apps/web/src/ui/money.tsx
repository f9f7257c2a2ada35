// An amount of money as typography: minor units and a symbol at the end are smaller. Never mirrored.
import css from './money.module.css';

/** An amount in the pieces that are set differently; the shell's money formatting makes them. */
export interface MoneyParts {
  readonly sign: string;
  readonly symbol: string;
  readonly symbolAt: 'start' | 'end';
  readonly major: string;
  readonly minor: string;
}

export interface MoneyProps {
  readonly parts: MoneyParts;
  /** `plus`: amounts above nothing are written with their sign, as in a ledger. */
  readonly sign?: 'minus' | 'plus';
}

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

export function Money({ parts, sign = 'minus' }: MoneyProps) {
  const { symbol, symbolAt, major, minor } = parts;
  const signed = parts.sign === '-' ? MINUS : sign === 'plus' ? '+' : '';
  const gap = sign === 'plus' ? NO_BREAK_SPACE : '';
  const lead = /[A-Za-z]$|^R\$$/.test(symbol) ? symbol + NO_BREAK_SPACE : symbol;
  return (
    <span className={css.money}>
      {`${signed && signed + gap}${symbolAt === 'start' ? lead : ''}${major}`}
      {minor && <small>{minor}</small>}
      {symbolAt === 'end' && <small>{NO_BREAK_SPACE + symbol}</small>}
    </span>
  );
}
