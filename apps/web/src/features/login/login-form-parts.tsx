// The parts below the fields of the log-in: the demo member, the button, the links to other log-in methods.
import { Link } from '../../kit/link.tsx';
import { FormProblem } from '../../kit/problem-notice.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import { Notice } from '../../ui/notice.tsx';
import type { LoginState } from './login.flow.ts';
import css from './login.module.css';
import type { Credentials, LoginProblem } from './login.rules.ts';

export interface DemoMemberProps {
  readonly member: Credentials;
  readonly fillIn: (member: Credentials) => void;
}

export function DemoMember({ member, fillIn }: DemoMemberProps) {
  const t = useT();
  return (
    <Notice
      tone="info"
      title={t('login.demoTitle')}
      action={
        <Button variant="text" size="md" onClick={() => fillIn(member)}>
          {t('login.demoFill')}
        </Button>
      }
    >
      <span className={css.demo}>
        <bdi>{member.username}</bdi> · <bdi>{member.password}</bdi>
      </span>
    </Notice>
  );
}

/** The button, and below it the message of a slow check. */
export function Submit({ state }: { readonly state: LoginState }) {
  const t = useT();
  const checking = state.at === 'proving' || state.at === 'sending' || state.at === 'verifying';
  return (
    <>
      <div className={css.submit}>
        <Button type="submit" variant="primary" block busy={checking || state.at === 'loggedIn'}>
          {t(checking ? 'login.checking' : state.at === 'loggedIn' ? 'login.entering' : 'login.submit')}
        </Button>
      </div>
      <p className={formCss.wait} role="status">
        {state.at === 'sending' && state.slow ? t('login.slow') : null}
      </p>
    </>
  );
}

export interface LinksProps {
  /** The actions that replace the links where the form lies over a page that must not be left. */
  readonly instead?: { readonly join: () => void; readonly recover: () => void } | undefined;
}

export interface RefusedProps extends LinksProps {
  readonly problem: LoginProblem | null;
  /** Shows the log-in by SMS, where the operator offers it. */
  readonly bySms?: (() => void) | undefined;
}

/**
 * Shows why the log-in was refused. Where the password has to wait, the other log-in methods stand below the message.
 */
export function Refused({ problem, bySms, instead }: RefusedProps) {
  const t = useT();
  const otherMethods = problem?.otherMethods ?? [];
  const sms = otherMethods.includes('sms') && bySms;
  const recovery = otherMethods.includes('recovery');
  const below = (sms || recovery) && (
    <div className={css.otherWays}>
      {sms && (
        <Button variant="line" size="md" onClick={sms}>
          {t('loginProblem.bySms')}
        </Button>
      )}
      {recovery && (
        <Link
          to="recover"
          className={buttonClass({ variant: 'line', size: 'md' })}
          {...(instead && { instead: instead.recover })}
        >
          {t('loginProblem.recover')}
        </Link>
      )}
    </div>
  );
  return <FormProblem problem={problem} title={t('login.refusedTitle')} below={below} />;
}

export function JoinLink({ instead }: LinksProps) {
  const t = useT();
  return (
    <p className={css.ways}>
      <span>
        {t('login.newHere')}{' '}
        <Link to="register" className={css.link} {...(instead && { instead: instead.join })}>
          {t('login.createAccount')}
        </Link>
      </span>
    </p>
  );
}

export function HelpLink() {
  const t = useT();
  const { overlays } = useShell();
  return (
    <p className={css.ways}>
      <Link
        to="help"
        query={{ id: 'log-in' }}
        className={css.link}
        instead={() => void overlays.open('services', { about: 'login' })}
      >
        {t('login.help')}
      </Link>
    </p>
  );
}
