// What the history is filtered by: a period, two days of one's own, a kind of line.
import { type FormEvent, useState } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, ChipRow } from '../../ui/chip-row.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { useChosenWhole } from '../../ui/use-chosen-whole.ts';
import css from './history.module.css';
import {
  type HistoryFilter,
  type LineType,
  lineTypes,
  nextPeriod,
  type Period,
  type PeriodName,
  periodOf,
  periods,
} from './history.rules.ts';

export const periodTexts: Readonly<Record<PeriodName, TextKey>> = {
  today: 'history.today',
  week: 'history.week',
  month: 'history.month',
  all: 'history.all',
  dates: 'history.dates',
};

const typeTexts: Readonly<Record<LineType, TextKey>> = {
  all: 'history.typeAll',
  deposit: 'history.typeDeposit',
  withdraw: 'history.typeWithdraw',
  bet: 'history.typeBet',
  other: 'history.typeOther',
};

interface PeriodProps {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
}

/** The days count when they are sent: a year that is half typed is a day, too. */
function DatesForm({ period, onChoose }: PeriodProps) {
  const t = useT();
  const { clock } = useShell();
  const [days, setDays] = useState<{ readonly from: string; readonly to: string }>(period);
  const show = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = periodOf('dates', clock.now(), days);
    setDays(chosen);
    onChoose(chosen);
  };
  return (
    <form className={classNames(layout.pad, css.dates)} onSubmit={show}>
      <TextField
        label={t('history.from')}
        name="from"
        type="date"
        value={days.from}
        onChange={(from) => setDays({ ...days, from })}
      />
      <TextField
        label={t('history.to')}
        name="to"
        type="date"
        value={days.to}
        onChange={(to) => setDays({ ...days, to })}
      />
      <Button type="submit" block>
        {t('history.show')}
      </Button>
    </form>
  );
}

export function PeriodFilter({ period, onChoose }: PeriodProps) {
  const t = useT();
  const { clock } = useShell();
  const row = useChosenWhole(period.name);
  return (
    <>
      <ChipRow label={t('history.period')} ref={row}>
        {periods.map((name) => (
          <Chip
            key={name}
            chosen={name === period.name}
            onClick={() => onChoose(nextPeriod(period, name, clock.now()))}
          >
            {t(periodTexts[name])}
          </Chip>
        ))}
      </ChipRow>
      {period.name === 'dates' && <DatesForm period={period} onChoose={onChoose} />}
    </>
  );
}

interface TypeFilterProps {
  readonly filter: HistoryFilter;
  readonly onChoose: (type: LineType) => void;
}

export function TypeFilter({ filter, onChoose }: TypeFilterProps) {
  const t = useT();
  const row = useChosenWhole(filter.type);
  return (
    <ChipRow label={t('history.kinds')} ref={row}>
      {lineTypes.map((type) => (
        <Chip key={type} chosen={type === filter.type} onClick={() => onChoose(type)}>
          {t(typeTexts[type])}
        </Chip>
      ))}
    </ChipRow>
  );
}
