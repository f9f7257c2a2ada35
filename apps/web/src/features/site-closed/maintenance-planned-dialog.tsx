// A maintenance is planned: from when on, until when, and how long it still is.
import type { OverlayProps } from '../../kit/feature.ts';
import { useNow, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { clockTime, secondsTo } from '../../shell/clock/time-left.ts';
import { dayAndTime } from '../../shell/i18n/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Clock } from '../../ui/clock.tsx';
import { Dialog } from '../../ui/overlay.tsx';
import { ClosedSign } from './closed-sign.tsx';
import css from './site-closed.module.css';

export function Overlay({ props: { from, end, text }, answer }: OverlayProps<'maintenancePlanned'>) {
  const t = useT();
  const language = useTextLanguage();
  const seconds = secondsTo(Date.parse(from), useNow());
  return (
    <Dialog
      title={t('siteClosed.updateTitle')}
      sign={<ClosedSign why="maintenance" />}
      actions={
        <Button variant="primary" size="md" block autoFocus onClick={() => answer(null)}>
          {t('siteClosed.confirm')}
        </Button>
      }
    >
      <p>{text || t('siteClosed.updateMessage')}</p>
      <div className={css.clock}>
        <span>{t('siteClosed.startsIn')}</span>
        <Clock seconds={seconds} label={clockTime(seconds)} />
        <time dateTime={from}>{dayAndTime(from, language)}</time>
      </div>
      {end && (
        <p className={css.end}>
          <span>{t('siteClosed.endTime')}</span>
          <time dateTime={end}>{dayAndTime(end, language)}</time>
        </p>
      )}
    </Dialog>
  );
}
