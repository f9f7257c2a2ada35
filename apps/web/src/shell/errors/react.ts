// Performs what the error catalogue says. SE-01: however many calls fail at once, one alert and one navigation.
import { fingerprint } from '../http/fingerprint.ts';
import type { Failure } from '../http/outcome.ts';
import type { AppNavigation } from '../navigation/navigation.ts';
import type { Overlays, SessionStore, Texts } from '../shell.ts';
import { catalogue, type Reaction, type Row, reactionTo, statusCatalogue } from './catalogue.ts';
import { needsHelp } from './problem.rules.ts';

export interface ReactDeps {
  readonly session: SessionStore;
  readonly navigation: Pick<AppNavigation, 'go' | 'here' | 'route'>;
  readonly overlays: Pick<Overlays, 'ask' | 'toast'>;
  readonly texts: Pick<Texts, 't'>;
  readonly https: boolean;
}

/** `status`: a failed status call has an order of its own. */
const tables = { calls: catalogue, status: statusCatalogue } as const satisfies Record<string, readonly Row[]>;
export type ReactionTable = keyof typeof tables;

export interface Reactor {
  readonly react: (failure: Failure, options?: { readonly alert?: boolean }, table?: ReactionTable) => void;
}

/** Makes the reaction to failures. */
export function createReact({ session, navigation, overlays, texts, https }: ReactDeps): Reactor {
  let ending = false;

  const endSession = (failure: Failure, alert: boolean): void => {
    const current = session.current();
    const used = failure.tokenUsed ?? null;
    // The answer to an old token says nothing about the session that runs now.
    if (current && used !== fingerprint(current.token)) return;
    if (!current && used !== null) return;
    if (ending) return;
    ending = true;
    if (navigation.route() !== 'login') {
      navigation.go('login', { query: { backUrl: navigation.here() }, replace: true });
    }
    session.end('notLoggedIn');
    const shown = alert
      ? overlays.ask('alert', { title: texts.t('common.notice'), message: texts.t('common.pleaseLogin') })
      : Promise.resolve();
    const done = (): void => {
      ending = false;
    };
    void shown.then(done, done);
  };

  const perform = (reaction: Reaction, failure: Failure, alert: boolean): void => {
    if (reaction.do === 'endSession') endSession(failure, alert);
    else if (reaction.do === 'changePassword') navigation.go('changePassword', { replace: true });
    else if (reaction.do === 'toast') overlays.toast(texts.t(reaction.text), reaction.ms);
    else if (reaction.do === 'alert') {
      const message = 'said' in reaction ? reaction.said : texts.t(reaction.text);
      const { reference } = failure;
      const help = needsHelp(failure) && ({ help: true } as const);
      void overlays.ask('alert', { title: texts.t('common.notice'), message, reference, ...help });
    }
  };

  return {
    react: (failure, { alert = true } = {}, table = 'calls') =>
      perform(reactionTo(tables[table], failure, { alert, https }), failure, alert),
  };
}
