// The lines by day, each with its amount and the balance after it, and the way to its order or bets.
import type { Transaction } from '@foyer/contract';
import { Link } from '../../kit/link.tsx';
import { useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { ExactAmount } from '../../kit/wallet/exact-money.tsx';
import { clockTime, dayHead, lookOf, subjectOf } from '../../kit/wallet/ledger-line.rules.ts';
import { lineIcons } from '../../kit/wallet/line-icons.ts';
import { classNames } from '../../ui/class-names.ts';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import css from './history.module.css';
import { byDay, targetOf } from './history.rules.ts';

interface LineProps {
  readonly line: Transaction;
  readonly entries: readonly Transaction[];
}

function LineContent({ line, entries }: LineProps) {
  const t = useT();
  const language = useTextLanguage();
  const look = lookOf(line, entries);
  const Icon = lineIcons[look.icon];
  const kind = t(look.text);
  const subject = subjectOf(line);
  const time = clockTime(line.at, language);
  return (
    <ListItemContent
      icon={<Icon size={20} />}
      tone={look.tone}
      title={subject || kind}
      text={subject && subject !== kind ? `${kind} · ${time}` : time}
      end={
        <span className={css.amounts}>
          <b className={classNames(look.tone === 'pos' && css.won)}>
            <ExactAmount minorUnits={line.amount} sign="plus" />
          </b>
          <small>
            {t('history.balance')} <ExactAmount minorUnits={line.balanceAfter} />
          </small>
        </span>
      }
    />
  );
}

function Line(props: LineProps) {
  const target = targetOf(props.line);
  return (
    <li>
      {target ? (
        <Link {...target} className={classNames(listItemClass, css.line)}>
          <LineContent {...props} />
        </Link>
      ) : (
        <div className={listItemClass}>
          <LineContent {...props} />
        </div>
      )}
    </li>
  );
}

export function Lines({ entries }: { readonly entries: readonly Transaction[] }) {
  const t = useT();
  const { clock } = useShell();
  const language = useTextLanguage();
  return byDay(entries).map(({ at, lines }) => {
    const head = dayHead(at, clock.now(), language, t);
    return (
      <section key={head} className={css.day}>
        <h2>{head}</h2>
        <List label={head}>
          {lines.map((line) => (
            <Line key={line.id} line={line} entries={entries} />
          ))}
        </List>
      </section>
    );
  });
}
