// Performs the catalogue's reaction. SE-01: many failed calls cause one alert and navigation.
import { concernsSession } from '../http/failure.ts';
import { fingerprint } from '../http/fingerprint.ts';
import type { Failure, SendOptions } from '../http/outcome.ts';
import type { TextKey } from '../i18n/texts.ts';
import type { AppNavigation } from '../navigation/navigation.ts';
import type { Overlays, SessionStore, Texts } from '../shell.ts';
import { catalogue, type Reaction, type Row, reactionTo, statusCatalogue } from './catalogue.ts';
import { isClaimed, isClaimedByCode } from './claims.ts';
import { needsHelp } from './problem.rules.ts';

export interface ReactDeps {
  readonly session: SessionStore;
  readonly navigation: Pick<AppNavigation, 'go' | 'here' | 'route'>;
  readonly overlays: Pick<Overlays, 'open' | 'toast'>;
  readonly texts: Pick<Texts, 't'>;
  readonly https: boolean;
}

/** `status`: a failed status call has an order of its own. */
const tables = { calls: catalogue, status: statusCatalogue } as const satisfies Record<string, readonly Row[]>;
export type ReactionTable = keyof typeof tables;

export interface Reactor {
  /** Shows a failure by the catalogue. Returns whether the person has been told, or led to another page. */
  readonly react: (failure: Failure, table?: ReactionTable) => boolean;
  /**
   * Hands the failure of a call to the catalogue, unless its caller claims or silences it. Returns the failure, marked
   * where the person has been told.
   */
  readonly takeFailure: <F extends Failure>(failure: F, options: SendOptions) => F;
}

/** Makes the reaction to failures. */
export function createReact({ session, navigation, overlays, texts, https }: ReactDeps): Reactor {
  let ending = false;
  /** The messages of the alerts that are open: the same failure of several calls is said once. */
  const open = new Set<string>();

  const endSession = (failure: Failure): boolean => {
    const current = session.current();
    const used = failure.tokenUsed ?? null;
    // The answer to an old token says nothing about the session that runs now.
    if (current && used !== fingerprint(current.token)) return false;
    if (!current && used !== null) return false;
    if (ending) return true;
    ending = true;
    if (navigation.route() !== 'login') {
      navigation.go('login', { query: { backUrl: navigation.here() }, replace: true });
    }
    session.end('notLoggedIn');
    const shown = overlays.open('alert', { title: texts.t('common.notice'), message: texts.t('common.pleaseLogin') });
    const done = (): void => {
      ending = false;
    };
    void shown.then(done, done);
    return true;
  };

  const showAlert = (message: string, lead: TextKey | undefined, failure: Failure): void => {
    if (open.has(message)) return;
    open.add(message);
    const { reference } = failure;
    const help = needsHelp(failure) && ({ help: true } as const);
    const closed = (): void => void open.delete(message);
    const ours = lead && { lead: texts.t(lead) };
    const props = { title: texts.t('common.notice'), ...ours, message, reference, ...help };
    overlays.open('alert', props).then(closed, closed);
  };

  const perform = (reaction: Reaction, failure: Failure): boolean => {
    if (reaction.do === 'endSession') return endSession(failure);
    if (reaction.do === 'changePassword') navigation.go('changePassword', { replace: true });
    else if (reaction.do === 'toast') overlays.toast(texts.t(reaction.text), 'warn', reaction.ms);
    else if (reaction.do === 'alert')
      showAlert('message' in reaction ? reaction.message : texts.t(reaction.text), reaction.lead, failure);
    return reaction.do !== 'nothing';
  };

  const react: Reactor['react'] = (failure, table = 'calls') =>
    perform(reactionTo(tables[table], failure, { https }), failure);

  return {
    react,
    takeFailure: (failure, { alert = true, claims = {} }) => {
      // A back end may refuse a wrong password or a missing step with HTTP 401, too.
      if (isClaimedByCode(claims, failure)) return failure;
      // A caller that wants no alert silences its own refusals, not the end of the session that it was made in.
      const silent = !alert || isClaimed(claims, failure);
      if (silent && !concernsSession(failure, alert)) return failure;
      return react(failure) ? { ...failure, isShown: true } : failure;
    },
  };
}
