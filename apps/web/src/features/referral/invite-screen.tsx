// /m/inviteFriends and /m/agentRegister: for members their invitation, for visitors what inviting is.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Link } from '../../kit/link.tsx';
import { isAgent, type ReferralTarget } from '../../kit/referral/referral.rules.ts';
import { useReferral } from '../../kit/referral/use-referral.ts';
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { routes } from '../../shell/navigation/routes.ts';
import { buttonClass } from '../../ui/button.tsx';
import { FriendsIllustration } from '../../ui/friends-illustration.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import { HowItWorks } from './how-it-works.tsx';
import css from './referral.module.css';

const waiting = (
  <>
    <Piece shape="block" />
    <Piece shape="row" />
  </>
);
const invitationFile = { code: () => import('./invitation.tsx') };
const invitation = createLazySection(invitationFile, ({ Invitation }) => Invitation, waiting);
const notOpen = createLazySection(invitationFile, ({ NotOpen }) => NotOpen, waiting);
const loadFailure = createLazySection(invitationFile, ({ LoadFailure }) => LoadFailure, waiting);

function ComingSoon() {
  const t = useT();
  const { settings } = useShell();
  return (
    <PageMessage
      illustration={<FriendsIllustration />}
      title={t('referral.soonTitle')}
      text={t('referral.soonText', { brand: settings.brandName })}
    >
      <Link to="home" className={buttonClass({ variant: 'primary' })}>
        {t('referral.toHome')}
      </Link>
    </PageMessage>
  );
}

function ForVisitors() {
  const t = useT();
  const { settings } = useShell();
  return (
    <>
      <PageMessage
        illustration={<FriendsIllustration />}
        title={t('referral.heading')}
        text={t('referral.lead', { brand: settings.brandName })}
      />
      <div className={css.ways}>
        <Link to="register" className={buttonClass({ variant: 'primary', block: true })}>
          {t('referral.join')}
        </Link>
        <Link
          to="login"
          query={{ backUrl: routes.inviteFriends.paths[0] }}
          className={buttonClass({ variant: 'soft', block: true })}
        >
          {t('referral.logIn')}
        </Link>
        <p className={css.note}>{t('referral.visitorText')}</p>
      </div>
      <HowItWorks />
    </>
  );
}

function ForAgents() {
  const t = useT();
  return (
    <>
      <p className={css.lead}>{t('referral.agentLead')}</p>
      <invitation.Section as="agent" />
    </>
  );
}

function ForMembers() {
  const t = useT();
  const { settings } = useShell();
  return (
    <>
      <p className={css.lead}>{t('referral.lead', { brand: settings.brandName })}</p>
      <invitation.Section as="player" />
      <HowItWorks />
    </>
  );
}

const views = {
  comingSoon: ComingSoon,
  agentRegister: ForAgents,
  customerService: notOpen.Section,
} as const;

function Content({ type }: { readonly type: number | null }) {
  const { target, reference, retry } = useReferral(type);
  if (reference !== null && type !== null) return <loadFailure.Section reference={reference} onRetry={retry} />;
  // The page of a visitor is rendered before the list of everybody is known: with the reward centre it usually says yes.
  const known: ReferralTarget | null = target ?? (type === null ? 'inviteFriends' : null);
  if (known === null) return waiting;
  const View = known === 'inviteFriends' ? (type === null ? ForVisitors : ForMembers) : views[known];
  return <View />;
}

const titleOf = (type: number | null) => (isAgent(type) ? 'referral.agentTitle' : 'referral.title');

export function Screen() {
  const t = useT();
  const session = useSession();
  const type = session?.type ?? null;
  return (
    <SitePage title={t(titleOf(type))} padded rhythm="calm">
      <Content key={session?.id} type={type} />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  const type = useSession()?.type ?? null;
  return (
    <SitePage title={t(titleOf(type))} padded rhythm="calm" loading={t('ui.loading')}>
      {waiting}
    </SitePage>
  );
}
