// The five steps of a proof: promise, noted in time, secret, matching secret, numbers.
import type { ReactNode } from 'react';
import type { TextKey, Texts } from '../texts/texts.ts';
import { Balls } from '../ui/balls.tsx';
import { Icon } from '../ui/icon.tsx';
import { PrizeTable } from '../ui/prize-table.tsx';
import { notedOf, passedSteps } from './judge.ts';
import type { Noted, Verdict } from './verdict.ts';

export function Step({
  number,
  title,
  lead,
  good,
  isDone = good === true,
  texts,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly lead: string;
  /** The answer to a step that asks. */
  readonly good?: boolean;
  /** Ticks a step that asks nothing. */
  readonly isDone?: boolean;
  readonly texts: Texts;
  readonly children?: ReactNode;
}) {
  const className = isDone ? 'step step--done' : good === undefined ? 'step' : 'step step--bad';
  return (
    <li className={className}>
      <i className="num">{isDone || good === false ? <Icon name={isDone ? 'check' : 'x'} size="xs" /> : number}</i>
      <div className="grow">
        <b>
          {title}
          {good !== undefined && (
            <span className={`badge ${good ? 'badge--pos' : 'badge--neg'}`}>{texts.t(good ? 'yes' : 'no')}</span>
          )}
        </b>
        <span>{lead}</span>
        {children}
      </div>
    </li>
  );
}

export const Code = ({ label, text }: { readonly label?: string; readonly text: string }) => (
  <p className="code">
    {label !== undefined && <span className="caption faint">{label}</span>}
    <code className="ltr">{text}</code>
  </p>
);

const notedLeads: Readonly<Record<Noted, TextKey>> = {
  same: 'stepNotedSame',
  other: 'stepNotedOther',
  none: 'stepNotedNone',
};

function NotedStep({
  texts,
  verdict,
}: {
  readonly texts: Texts;
  readonly verdict: Extract<Verdict, { note: unknown }>;
}) {
  const noted = notedOf(verdict);
  const found = noted === 'none' ? {} : { good: noted === 'same' };
  return (
    <Step number={2} title={texts.t('stepNoted')} lead={texts.t(notedLeads[noted])} texts={texts} {...found}>
      {verdict.note !== null && <Code label={texts.t('noted')} text={verdict.note} />}
    </Step>
  );
}

export function Steps({
  texts,
  verdict,
}: {
  readonly texts: Texts;
  readonly verdict: Extract<Verdict, { proof: unknown }>;
}) {
  const { proof } = verdict;
  const width = proof.range.to > 9 ? 2 : 1;
  const judged = verdict.at === 'judged' ? verdict : null;
  const passed = passedSteps(verdict);
  return (
    <ol className="card steps">
      <Step
        number={1}
        title={texts.t('stepPromise')}
        lead={texts.t('stepPromiseLead')}
        isDone={passed.promise}
        texts={texts}
      >
        <Code text={proof.commitment} />
      </Step>
      {verdict.at !== 'refunded' && <NotedStep texts={texts} verdict={verdict} />}
      {judged !== null && (
        <>
          <Step
            number={3}
            title={texts.t('stepReveal')}
            lead={texts.t('stepRevealLead')}
            isDone={passed.secret}
            texts={texts}
          >
            <Code text={judged.seed} />
          </Step>
          <Step
            number={4}
            title={texts.t('stepFits')}
            lead={texts.t('stepFitsLead')}
            good={judged.commitmentMatches}
            texts={texts}
          >
            <Code label={texts.t('computed')} text={judged.computed.commitment} />
          </Step>
          <Step
            number={5}
            title={texts.t('stepNumbers')}
            lead={texts.t('stepNumbersLead')}
            good={judged.numbersFollow}
            texts={texts}
          >
            <p className="compare">
              <span className="caption faint">{texts.t('published')}</span>
              <Balls numbers={proof.result?.numbers ?? []} bonus={proof.result?.bonus ?? []} size="t" width={width} />
              <span className="caption faint">{texts.t('computed')}</span>
              <Balls numbers={judged.computed.numbers} bonus={judged.computed.bonus} size="t" width={width} />
            </p>
            {proof.range.prizes && judged.computed.prizes && (
              <PrizeTable groups={proof.range.prizes} prizes={judged.computed.prizes} texts={texts} />
            )}
          </Step>
        </>
      )}
    </ol>
  );
}
