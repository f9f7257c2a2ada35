// The sheets about fairness: the seeds in use with a way to change them, and one round with its proof.
import { groupDigits, numberShape } from '@foyer/contract/numbers';
import type { ReactNode } from 'react';
import { proofHref } from '../instant-verify/proof-address.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { usePlaying } from './instant.context.ts';
import type { Round } from './instant.state.ts';
import { JackpotRule } from './jackpot.tsx';
import { multipleText } from './multiple.rules.ts';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="seedfact">
      <dt className="caption muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Code = ({ text }: { readonly text: string }) => <code className="seedcode ltr">{text}</code>;

function SeedField() {
  const { room, state, send, texts } = usePlaying();
  const { notice, typedSeed, isChanging } = room;
  const isBad = notice?.at === 'seed';
  return (
    <form
      className="stack stack--8"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'changeTapped' });
      }}
    >
      <label>
        <span className="field__label">{texts.t('instantYourSeed')}</span>
        <span className={`control ${isBad ? 'control--bad' : ''}`}>
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            value={typedSeed ?? state.seeds?.clientSeed ?? ''}
            aria-invalid={isBad}
            onInput={(event) => send({ type: 'seedTyped', text: event.currentTarget.value })}
          />
        </span>
        {isBad && (
          <span className="hint hint--bad" role="alert">
            <Icon name="alert" size="xs" />
            <span>{texts.named(`error_${notice.code}`, notice.message || texts.t('error_any'))}</span>
          </span>
        )}
      </label>
      <button type="submit" className="btn btn--primary btn--block" aria-disabled={isChanging}>
        {texts.t('instantChange')}
      </button>
      <p className="caption muted">{texts.t('instantChangeLead')}</p>
    </form>
  );
}

export function FairnessSheet() {
  const { state, send, texts } = usePlaying();
  const { seeds, next, revealed } = state;
  return (
    <Sheet title={texts.t('instantFair')} closeLabel={texts.t('close')} onClose={() => send({ type: 'sheetClosed' })}>
      <div className="stack stack--12">
        <p className="muted label">{texts.t('instantFairLead')}</p>
        <dl className="stack stack--8">
          <Fact label={texts.t('instantPromise')}>
            <Code text={seeds?.commitment ?? ''} />
          </Fact>
          <Fact label={texts.t('instantNext')}>
            <Code text={next} />
          </Fact>
          <Fact label={texts.t('instantRounds')}>
            <b className="num">{seeds?.nonce ?? 0}</b>
          </Fact>
        </dl>
        <SeedField />
        <JackpotRule />
        {revealed !== null && (
          <dl className="stack stack--8">
            <Fact label={texts.t('instantRevealed')}>
              <Code text={revealed.seed} />
            </Fact>
            <Fact label={texts.t('instantRevealedOf')}>
              <Code text={revealed.commitment} />
            </Fact>
          </dl>
        )}
      </div>
    </Sheet>
  );
}

/** Its secret is known: the seeds in use are others by now. */
const isRevealed = (round: Round, commitment: string | undefined): boolean => round.commitment !== commitment;

function JackpotSums({ jackpot: { number, of, win } }: { readonly jackpot: NonNullable<Round['jackpot']> }) {
  const { texts, money } = usePlaying();
  const shape = numberShape(texts.tag);
  return (
    <>
      <p className="sum">
        <span>{texts.t('jackpotNumber')}</span>
        <b className="num">
          {texts.t('jackpotNumberOf', { number: groupDigits(number, shape), of: groupDigits(of, shape) })}
        </b>
      </p>
      {win !== '0' && (
        <p className="sum">
          <span>{texts.t('jackpot')}</span>
          <b className="num goldtext">{money.full(BigInt(win))}</b>
        </p>
      )}
    </>
  );
}

export function RoundSheet({ round }: { readonly round: Round }) {
  const { state, send, texts, money } = usePlaying();
  const win = BigInt(round.win);
  return (
    <Sheet
      title={texts.t('instantRound', { number: round.nonce + 1 })}
      closeLabel={texts.t('close')}
      onClose={() => send({ type: 'sheetClosed' })}
    >
      <div className="stack stack--12">
        <div className="sums">
          <p className="sum">
            <span>{texts.t('instantResult')}</span>
            <b className="num ltr">{multipleText(round.result, texts.tag)}</b>
          </p>
          <p className="sum">
            <span>{texts.t('instantTarget')}</span>
            <b className="num ltr">{multipleText(round.target, texts.tag)}</b>
          </p>
          <p className="sum">
            <span>{texts.t('rulesStake')}</span>
            <b className="num">{money.full(BigInt(round.stake))}</b>
          </p>
          <p className="sum">
            <span>{texts.t(win > 0n ? 'won' : 'lost')}</span>
            <b className={`num ${win > 0n ? 'goldtext' : ''}`}>{money.full(win)}</b>
          </p>
          {round.jackpot !== null && <JackpotSums jackpot={round.jackpot} />}
        </div>
        <dl className="stack stack--8">
          <Fact label={texts.t('instantPromise')}>
            <Code text={round.commitment} />
          </Fact>
          <Fact label={texts.t('instantYourSeed')}>
            <Code text={round.clientSeed} />
          </Fact>
        </dl>
        {isRevealed(round, state.seeds?.commitment) ? (
          <a className="btn btn--soft btn--block" href={proofHref(state.game, round.round, round.stake)}>
            <Icon name="shield" size="s" />
            <span>{texts.t('instantVerify')}</span>
          </a>
        ) : (
          <>
            <p className="muted label">{texts.t('instantVerifyLater')}</p>
            <button type="button" className="btn btn--soft btn--block" onClick={() => send({ type: 'fairnessOpened' })}>
              {texts.t('instantToSeeds')}
            </button>
          </>
        )}
      </div>
    </Sheet>
  );
}
