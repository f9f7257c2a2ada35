// Names the member when a link has logged in a visitor, until they confirm or log out.
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { focusMain } from '../../shell/navigation/use-arrival.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './link-login.module.css';

export function SlotContent() {
  const t = useT();
  const { session, overlays } = useShell();
  const member = useSession();
  if (!member?.throughLink) return null;
  const confirm = (): void => {
    session.confirmMember();
    focusMain();
  };
  const logOut = (): void => {
    session.end('loggedOut');
    overlays.toast(t('memberHome.loggedOut'), 'pos');
    focusMain();
  };
  return (
    <aside className={css.above} aria-label={t('linkLogin.title', { name: member.userName })}>
      <Notice
        tone="info"
        title={t('linkLogin.title', { name: member.userName })}
        announced
        inSight
        below={
          <div className={css.answers}>
            <Button variant="soft" size="md" onClick={confirm}>
              {t('linkLogin.confirm')}
            </Button>
            <Button variant="line" size="md" onClick={logOut}>
              {t('linkLogin.logOut')}
            </Button>
          </div>
        }
      >
        {t('linkLogin.text')}
      </Notice>
    </aside>
  );
}
