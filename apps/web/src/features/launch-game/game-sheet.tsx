// The sheet before play: the game's picture, rules, stakes and return, and the choice of real play or a trial.
import type { GameAbout } from '@foyer/contract';
import { useState } from 'react';
import type { OverlayProps } from '../../kit/feature.ts';
import { FavouriteButton } from '../../kit/games/own-lists/favourite-button.tsx';
import { useArt, useFlow, useLanguage, useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { formatMoney } from '../../shell/i18n/money.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlay.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { aboutFlow } from './about.flow.ts';
import { percentEnds } from './about.rules.ts';
import { aboutRunner } from './about.runner.ts';
import css from './game-sheet.module.css';

/** From the least to the most, in the direction of the text; each end keeps its own. */
const Ends = ({ ends: [least, most] }: { readonly ends: readonly string[] }) => (
  <>
    <bdi>{least}</bdi>
    {most && (
      <>
        {' – '}
        <bdi>{most}</bdi>
      </>
    )}
  </>
);

function Facts({ about: { stake, returns, jackpot } }: { readonly about: GameAbout }) {
  const t = useT();
  const { settings } = useShell();
  const language = useLanguage();
  const money = (amount: string): string => formatMoney(amount, settings, language);
  return (
    <dl className={css.facts}>
      {stake && (
        <div>
          <dt>{t('launchGame.stake')}</dt>
          <dd>
            <Ends ends={[money(stake.least), money(stake.most)]} />
          </dd>
        </div>
      )}
      {jackpot && (
        <div>
          <dt>{t('jackpot.title')}</dt>
          <dd className={css.jackpot}>{money(jackpot.amount)}</dd>
        </div>
      )}
      {returns && (
        <div>
          <dt>{t('launchGame.returns')}</dt>
          <dd>
            <Ends ends={percentEnds(returns, language)} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Rules({ rules }: Pick<GameAbout, 'rules'>) {
  const t = useT();
  if (rules.length === 0) return null;
  return (
    <div className={css.rules}>
      <h3>{t('launchGame.rules')}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

/** The back end knows the game, and nothing of what the sheet shows. */
const isBare = ({ stake, returns, rules }: GameAbout): boolean => !stake && !returns && rules.length === 0;

export function Overlay({ props: { name, art, query }, answer }: OverlayProps<'gameSheet'>) {
  const shell = useShell();
  const t = useT();
  const picture = useArt()(art ?? '');
  const member = useSession();
  const [runner] = useState(() => aboutRunner(shell, query));
  const [state] = useFlow(aboutFlow, runner);
  const about = state.at === 'known' ? state.about : null;
  const hasTrial = about?.hasTrial ?? true;
  const startTrial = (): void => {
    // The sheet's step of the history goes first.
    answer(null);
    void shell.overlays.open('trial', { name, query });
  };
  return (
    <Sheet title={name} closeLabel={t('common.close')} onClose={() => answer(null)}>
      <div className={css.head}>
        {picture && <img src={picture} alt="" width="84" height="111" />}
        <div className={css.beside} aria-busy={state.at === 'loading'}>
          {state.at === 'loading' && (
            <>
              <Skeleton shape="line" />
              <Skeleton shape="short" />
              <Skeleton shape="line" />
            </>
          )}
          {about && !isBare(about) && <Facts about={about} />}
          {(state.at === 'missing' || (about && isBare(about))) && <p>{t('launchGame.aboutMissing')}</p>}
        </div>
        {query.vendor && query.code && (
          <FavouriteButton game={{ vendor: query.vendor, code: query.code }} name={name} />
        )}
      </div>
      {about && <Rules rules={about.rules} />}
      <div className={css.actions}>
        <Button variant="primary" block onClick={() => answer('real')}>
          {t(member ? 'launchGame.playReal' : 'launchGame.logInAndPlay')}
        </Button>
        {hasTrial && (
          <Button variant="line" block onClick={startTrial}>
            {t('launchGame.tryFree')}
          </Button>
        )}
      </div>
      {hasTrial && <p className={css.note}>{t('launchGame.trialNote')}</p>}
    </Sheet>
  );
}
