// The proof of a round in plain words: four or five steps, each with what was published and what this phone computed.

import { groupDigits, numberShape } from '@foyer/contract/numbers';
import { multipleText } from '../instant/multiple.rules.ts';
import type { TextKey, Texts } from '../texts/texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Message } from '../ui/message.tsx';
import { Code, Step } from '../verify/verify-steps.tsx';
import { isUnanswered } from '../wire/outcome.ts';
import { isJackpotRight, type RoundFinding, type RoundVerdict, roundFinding } from './judge-round.ts';

const headlines: Readonly<Record<RoundFinding | 'waiting', readonly [string, IconName, TextKey, TextKey]>> = {
  fair: ['pos', 'shield', 'roundGood', 'roundGoodLead'],
  fits: ['info', 'check', 'verifyFits', 'roundFitsLead'],
  changed: ['neg', 'x', 'roundChanged', 'roundChangedLead'],
  bad: ['neg', 'x', 'roundBad', 'verifyBadLead'],
  waiting: ['info', 'clock', 'roundWait', 'instantVerifyLater'],
};

interface Props {
  readonly texts: Texts;
  readonly verdict: RoundVerdict;
  readonly onRetry: () => void;
}

function Headline({ texts, of }: { readonly texts: Texts; readonly of: RoundFinding | 'waiting' }) {
  const [tone, icon, title, lead] = headlines[of];
  return (
    <section className={`alertbox alertbox--${tone} verdict`} role="status">
      <Icon name={icon} />
      <div>
        <b>{texts.t(title)}</b>
        {texts.t(lead)}
      </div>
    </section>
  );
}

function Steps({
  texts,
  verdict,
}: {
  readonly texts: Texts;
  readonly verdict: Extract<RoundVerdict, { at: 'judged' }>;
}) {
  const { proof, computed, note, seed } = verdict;
  const { jackpot } = proof;
  const shape = numberShape(texts.tag);
  const hasNote = note !== null;
  const isSame = note === proof.commitment;
  return (
    <ol className="card steps">
      <Step number={1} title={texts.t('stepPromise')} lead={texts.t('roundPromiseLead')} isDone texts={texts}>
        <Code text={proof.commitment} />
      </Step>
      <Step
        number={2}
        title={texts.t('roundNoted')}
        lead={texts.t(hasNote ? (isSame ? 'roundNotedSame' : 'roundNotedOther') : 'roundNotedNone')}
        texts={texts}
        {...(hasNote && { good: isSame })}
      >
        {hasNote && <Code label={texts.t('noted')} text={note} />}
      </Step>
      <Step
        number={3}
        title={texts.t('stepFits')}
        lead={texts.t('stepFitsLead')}
        good={computed.commitment === proof.commitment}
        texts={texts}
      >
        <Code label={texts.t('stepReveal')} text={seed} />
        <Code label={texts.t('computed')} text={computed.commitment} />
      </Step>
      <Step
        number={4}
        title={texts.t('roundFollows')}
        lead={texts.t('roundFollowsLead')}
        good={computed.result === proof.result}
        texts={texts}
      >
        <Code label={texts.t('instantYourSeed')} text={proof.clientSeed} />
        <Code label={texts.t('published')} text={multipleText(proof.result, texts.tag)} />
        <Code label={texts.t('computed')} text={multipleText(computed.result, texts.tag)} />
      </Step>
      {jackpot !== null && (
        <Step
          number={5}
          title={texts.t('jackpotFollows')}
          lead={texts.t('jackpotNumberLead', { of: groupDigits(jackpot.of, shape) })}
          good={isJackpotRight(verdict)}
          texts={texts}
        >
          <Code label={texts.t('published')} text={groupDigits(jackpot.number, shape)} />
          <Code label={texts.t('computed')} text={groupDigits(computed.jackpotNumber ?? '', shape)} />
        </Step>
      )}
    </ol>
  );
}

function Found({ texts, verdict, onRetry }: Props) {
  if (verdict.at === 'checking') return <div className="sk sk--proof" aria-busy="true" />;
  if (verdict.at === 'failed') {
    const { failure } = verdict;
    if (isUnanswered(failure)) return <LoadError texts={texts} failure={failure} onRetry={onRetry} />;
    return <Message picture="plug" title={texts.t('roundUnknown')} lead={texts.t('roundUnknownLead')} />;
  }
  const { game, nonce, clientSeed, jackpot } = verdict.proof;
  return (
    <>
      <Headline texts={texts} of={verdict.at === 'judged' ? roundFinding(verdict) : 'waiting'} />
      {verdict.at === 'judged' && <Steps texts={texts} verdict={verdict} />}
      <section>
        <h2 className="t3">{texts.t('verifyDoIt')}</h2>
        <p className="muted">
          {texts.t('roundDoItLead', { label: `\u2068${game}|${nonce}|${clientSeed}\u2069`, share: '97' })}
        </p>
        {jackpot !== null && (
          <p className="muted">{texts.t('jackpotDoItLead', { of: groupDigits(jackpot.of, numberShape(texts.tag)) })}</p>
        )}
      </section>
    </>
  );
}

export function RoundProofView({ texts, verdict, game, onRetry }: Props & { readonly game: string }) {
  const number = verdict.at === 'judged' || verdict.at === 'waiting' ? verdict.proof.nonce + 1 : null;
  return (
    <div className="phone">
      <aside className="demo">{texts.t('instantDemoLine')}</aside>
      <header className="topbar topbar--sub">
        <a className="iconbtn" aria-label={texts.t('back')} href={`../?${new URLSearchParams({ game })}`}>
          <Icon name="back" flip />
        </a>
        <h1 className="topbar__title">
          <b>{texts.t('roundVerifyTitle')}</b>
          <span className="num">{number === null ? '' : texts.t('instantRound', { number })}</span>
        </h1>
      </header>
      <main className="main pad">
        <p className="muted">{texts.t('roundVerifyLead')}</p>
        <Found texts={texts} verdict={verdict} onRetry={onRetry} />
      </main>
    </div>
  );
}
