// What the page shows where there is no account, no withdrawal, or nothing is paid out.
import { Link } from '../../kit/link.tsx';
import { TalkToUsButton } from '../../kit/services/talk-to-us.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SearchIllustration } from '../../ui/illustrations.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { WalletIllustration } from '../../ui/wallet-illustration.tsx';
import type { WithdrawInfo } from './withdraw.data.ts';
import { backHere, waysToAdd } from './withdraw.rules.ts';

export function NoAccounts({ kinds }: Pick<WithdrawInfo, 'kinds'>) {
  const t = useT();
  return (
    <Card>
      <PageMessage
        illustration={<WalletIllustration />}
        title={t('withdraw.noAccountsTitle')}
        text={t('withdraw.noAccountsText')}
      >
        {waysToAdd(kinds).map(({ to, text }, place) => (
          <Link
            key={to}
            to={to}
            query={backHere}
            className={buttonClass({ variant: place === 0 ? 'primary' : 'text', size: 'md' })}
          >
            {t(text)}
          </Link>
        ))}
      </PageMessage>
    </Card>
  );
}

export function NotOffered() {
  const t = useT();
  return (
    <PageMessage illustration={<WalletIllustration />} title={t('withdraw.noneTitle')} text={t('withdraw.noneText')}>
      <TalkToUsButton />
    </PageMessage>
  );
}

export function NoWithdrawal() {
  const t = useT();
  return (
    <PageMessage
      illustration={<SearchIllustration />}
      title={t('withdrawal.unknownTitle')}
      text={t('withdrawal.unknownText')}
    >
      <Link to="withdraw" replace className={buttonClass({ variant: 'primary', size: 'md' })}>
        {t('withdrawal.all')}
      </Link>
      <TalkToUsButton />
    </PageMessage>
  );
}
