// Larger withdrawals need an identity check: said before the form is filled in, with the way there.
import { Link } from '../../kit/link.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useBriefMoney } from '../../kit/wallet/exact-money.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { WithdrawInfo } from './withdraw.data.ts';
import { openIdentityCheck } from './withdraw.rules.ts';

export function IdentityNotice({ info }: { readonly info: WithdrawInfo }) {
  const t = useT();
  const money = useBriefMoney();
  const check = openIdentityCheck(info);
  if (check === null) return null;
  return (
    <Notice
      tone="info"
      below={
        <Link to="identityCheck" className={buttonClass({ variant: 'line', size: 'md' })}>
          {t('withdraw.identityOpen')}
        </Link>
      }
    >
      {t(check.status === 'waiting' ? 'withdraw.identityWaiting' : 'withdraw.identityNeeded', {
        amount: money(check.from),
      })}
    </Notice>
  );
}
