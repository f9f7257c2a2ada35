// The proof in plain words: five steps, each with what was published and what this phone computed.
import { withPlainDigits } from '@foyer/contract/plain-digits';
import type { MouseEvent, SubmitEvent } from 'react';
import type { TextKey, Texts } from '../texts/texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Message } from '../ui/message.tsx';
import { isUnanswered } from '../wire/outcome.ts';
import { findingOf } from './judge.ts';
import type { Finding, Verdict } from './verdict.ts';
import { Steps } from './verify-steps.tsx';

interface ViewProps {
  readonly texts: Texts;
  /** The room is one step back in the history. */
  readonly fromRoom: boolean;
  readonly game: string;
  readonly issue: string;
  readonly verdict: Verdict;
  readonly onCheck: (issue: string) => void;
}

type Tone = 'pos' | 'neg' | 'info' | 'warn';

function Headline({
  tone,
  icon,
  title,
  lead,
}: {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly title: string;
  readonly lead: string;
}) {
  return (
    <section className={`alertbox alertbox--${tone} verdict`} role="status">
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        {lead}
      </div>
    </section>
  );
}

const headlines: Readonly<Record<Finding, readonly [Tone, IconName, TextKey, TextKey]>> = {
  fair: ['pos', 'shield', 'verifyGood', 'verifyGoodLead'],
  fits: ['info', 'check', 'verifyFits', 'verifyFitsLead'],
  changed: ['neg', 'x', 'verifyChanged', 'verifyChangedLead'],
  bad: ['neg', 'x', 'verifyBad', 'verifyBadLead'],
  waiting: ['info', 'clock', 'verifyWait', 'verifyWaitLead'],
  refunded: ['warn', 'clock', 'verifyLost', 'verifyLostLead'],
};

function Found({ texts, verdict, game, issue, onCheck }: Omit<ViewProps, 'fromRoom'>) {
  if (verdict.at === 'checking') return <div className="sk sk--proof" aria-busy="true" />;
  if (verdict.at === 'failed') {
    const { failure } = verdict;
    if (isUnanswered(failure)) return <LoadError texts={texts} failure={failure} onRetry={() => onCheck(issue)} />;
    return <Message picture="plug" title={texts.t('verifyUnknown')} lead={texts.t('verifyUnknownLead')} />;
  }
  const finding = findingOf(verdict);
  const [tone, icon, title, lead] = headlines[finding];
  return (
    <>
      <Headline tone={tone} icon={icon} title={texts.t(title)} lead={texts.t(lead)} />
      {tone === 'neg' && (
        <p className="ref num">
          <span>{texts.t('reference')}</span> <b className="ltr">{`${game}|${issue}`}</b>
        </p>
      )}
      <Steps texts={texts} verdict={verdict} />
      <section>
        <h2 className="t3">{texts.t('verifyDoIt')}</h2>
        <p className="muted">{texts.t('verifyDoItLead', { label: `\u2068${game}|${issue}\u2069` })}</p>
      </section>
    </>
  );
}

export function VerifyView({ texts, fromRoom, game, issue, verdict, onCheck }: ViewProps) {
  const goBack = (event: MouseEvent): void => {
    if (!fromRoom) return;
    event.preventDefault();
    history.back();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = new FormData(event.currentTarget as HTMLFormElement).get('issue');
    const wanted = typeof field === 'string' ? withPlainDigits(field).trim() : '';
    if (wanted !== '') onCheck(wanted);
  };
  return (
    <div className="phone">
      <aside className="demo">{texts.t('demoLine')}</aside>
      <header className="topbar topbar--sub">
        <a
          className="iconbtn"
          aria-label={texts.t('back')}
          href={`../?${new URLSearchParams({ game })}`}
          onClick={goBack}
        >
          <Icon name="back" flip />
        </a>
        <h1 className="topbar__title">
          <b>{texts.t('verifyTitle')}</b>
          <span className="num">{texts.t('draw', { issue })}</span>
        </h1>
      </header>
      <main className="main pad">
        <p className="muted">{texts.t('verifyLead')}</p>
        <form className="row find" onSubmit={submit}>
          <label className="control grow">
            <span>{texts.t('verifyIssue')}</span>
            <input
              key={issue}
              name="issue"
              className="num"
              inputMode="numeric"
              enterKeyHint="go"
              autoComplete="off"
              maxLength={16}
              defaultValue={issue}
            />
          </label>
          <button type="submit" className="btn btn--soft">
            {texts.t('verifyCheck')}
          </button>
        </form>
        <Found texts={texts} verdict={verdict} game={game} issue={issue} onCheck={onCheck} />
      </main>
    </div>
  );
}
