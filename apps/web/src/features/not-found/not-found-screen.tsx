// The screen of an unknown address; the server answers it with 404.
import { Link } from '../../kit/link.tsx';
import { TalkToUsButton } from '../../kit/services/talk-to-us.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { SearchIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';

export function Screen() {
  const t = useT();
  return (
    <SitePage title={t('notFound.title')} quiet centred>
      <PageMessage
        level="page"
        illustration={<SearchIllustration />}
        title={t('notFound.heading')}
        text={t('notFound.text')}
      >
        <Link to="home" className={buttonClass({ variant: 'primary' })}>
          {t('notFound.home')}
        </Link>
        <Link to="game" className={buttonClass({ variant: 'text' })}>
          {t('notFound.games')}
        </Link>
        <Link to="help" className={buttonClass({ variant: 'text' })}>
          {t('notFound.help')}
        </Link>
        <TalkToUsButton />
      </PageMessage>
    </SitePage>
  );
}
