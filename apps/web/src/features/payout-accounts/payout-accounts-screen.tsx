// /m/securityCenter/addBankCard and …/addBankCardPix: the accounts, the form that adds one, the way to the other page.
import { useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { TalkToUsRow } from '../../kit/services/talk-to-us.tsx';
import { useRoute, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useKeyOf } from '../../shell/flow/use-made.ts';
import { buttonClass } from '../../ui/button.tsx';
import formCss from '../../ui/form.module.css';
import { ChevronIcon } from '../../ui/icons.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { BankIcon, QrIcon } from '../../ui/payment-icons.tsx';
import { Skeleton as Piece } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { WalletIllustration } from '../../ui/wallet-illustration.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountList } from './account-list.tsx';
import { type AccountsPage, type AccountsRoute, accountsPage, pixPage } from './account-pages.table.ts';
import type { PayoutData } from './payout-accounts.data.ts';
import { usePayoutAccounts } from './use-payout-accounts.ts';

/** Returns the page of the address; the page that was opened stays after a tap on a link, until the next one is there. */
function useAccountsPage(): AccountsPage {
  const { route } = useRoute();
  const [page] = useState(route === 'addBankCardPix' ? pixPage : accountsPage);
  return page;
}

const others = {
  addBankCard: { icon: BankIcon, title: 'payoutAccounts.title', text: 'payoutAccounts.titleHint' },
  addBankCardPix: { icon: QrIcon, title: 'payoutAccounts.pixTitle', text: 'payoutAccounts.pixTitleHint' },
} as const;

/** The page to go back to after an account was added stays known on the other page. */
function useOtherQuery(): { readonly query?: Readonly<Record<string, string>> } {
  const { backUrl } = useRoute().query;
  return backUrl ? { query: { backUrl } } : {};
}

function OtherPageRow({ to }: { readonly to: AccountsRoute }) {
  const t = useT();
  const query = useOtherQuery();
  const { icon: OtherIcon, title, text } = others[to];
  return (
    <List>
      <li>
        <Link to={to} {...query} className={listItemClass}>
          <ListItemContent
            icon={<OtherIcon size={20} />}
            title={t(title)}
            text={t(text)}
            end={<ChevronIcon size={20} />}
          />
        </Link>
      </li>
    </List>
  );
}

interface NotOfferedProps {
  readonly page: AccountsPage;
  readonly isOtherOffered: boolean;
}

function NotOffered({ page: { other, notOffered }, isOtherOffered }: NotOfferedProps) {
  const t = useT();
  const query = useOtherQuery();
  return (
    <PageMessage illustration={<WalletIllustration />} title={t(notOffered.title)} text={t(notOffered.text)}>
      {isOtherOffered && (
        <Link to={other} {...query} className={buttonClass({ variant: 'primary', size: 'md' })}>
          {t(others[other].title)}
        </Link>
      )}
    </PageMessage>
  );
}

interface PageProps {
  readonly page: AccountsPage;
  readonly data: PayoutData;
}

function Accounts({ page, data }: PageProps) {
  const t = useT();
  const { adds, lists, draft } = page;
  const kinds = data.kinds.filter(({ kind }) => adds(kind));
  const isOtherOffered = data.kinds.length > kinds.length;
  const model = usePayoutAccounts({ ...data, kinds }, draft);
  const shown = model.state.accounts.filter(({ kind }) => lists(kind));
  const isOffered = kinds.length > 0;
  return (
    <>
      {(isOffered || shown.length > 0) && (
        <AccountList
          accounts={shown}
          added={model.added}
          said={model.said}
          title={t(page.list)}
          none={t(page.none)}
          icon={page.icon}
        />
      )}
      {isOffered ? (
        <section className={formCss.column} aria-label={t(page.add)}>
          <div>
            <h2 className={text.t3}>{t(page.add)}</h2>
            <p className={formCss.lead}>{t('payoutAccounts.lead')}</p>
          </div>
          <AccountForm model={model} />
        </section>
      ) : (
        <NotOffered page={page} isOtherOffered={isOtherOffered} />
      )}
      {isOffered && isOtherOffered && <OtherPageRow to={page.other} />}
      <TalkToUsRow />
    </>
  );
}

export function Screen({ data }: ScreenProps<PayoutData>) {
  const t = useT();
  const page = useAccountsPage();
  const key = useKeyOf(data);
  return (
    <SitePage title={t(page.title)} padded>
      <Accounts key={key} page={page} data={data} />
    </SitePage>
  );
}

export function Skeleton() {
  const t = useT();
  const page = useAccountsPage();
  return (
    <SitePage title={t(page.title)} padded loading={t('ui.loading')}>
      <Piece shape="title" />
      <Piece shape="ticker" />
      <Piece shape="title" />
      <Piece shape="row" />
      <Piece shape="field" />
      <Piece shape="field" />
      <Piece shape="field" />
    </SitePage>
  );
}
