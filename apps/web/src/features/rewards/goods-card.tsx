// Goods of the point market: a voucher with what it gives, its price, and the button that buys it.
import type { Goods } from '@foyer/contract';
import { useContentLang } from '../../kit/content-lang.ts';
import { useT } from '../../kit/shell-context.tsx';
import { useBriefMoney } from '../../kit/wallet/exact-money.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GiftIcon } from '../../ui/icons.tsx';
import { CoinsIcon } from '../../ui/member-icons.tsx';
import css from './market.module.css';
import { leftOf } from './rewards.rules.ts';
import { useRewardWords } from './use-wording.ts';

export interface GoodsCardProps {
  readonly goods: Goods;
  readonly points: string;
  readonly isBusy: boolean;
  readonly onBuy: () => void;
}

export function GoodsCard({ goods, points, isBusy, onBuy }: GoodsCardProps) {
  const t = useT();
  const money = useBriefMoney();
  const words = useRewardWords();
  const lang = useContentLang()(goods);
  const { title, terms, price, reward } = goods;
  const missing = leftOf(points, price);
  const isEnough = missing === '0';
  const VoucherIcon = reward.kind === 'bonus' ? GiftIcon : CoinsIcon;
  return (
    <li className={classNames(cardClass, css.goods)}>
      <div className={css.voucher}>
        <VoucherIcon size={20} />
        <b>{reward.kind === 'points' ? words.name(reward) : money(reward.amount)}</b>
      </div>
      <div className={css.about}>
        <h3 {...lang}>{title}</h3>
        <p>
          <span {...lang}>{terms}</span> {words.terms(reward)}
        </p>
      </div>
      <div className={css.buy}>
        <p>
          <b>{t('rewards.price', { count: Number(price) })}</b>
          {!isEnough && <small>{t('rewards.missing', { count: Number(missing) })}</small>}
        </p>
        <Button
          variant={isEnough ? 'primary' : 'soft'}
          size="md"
          disabled={!isEnough}
          busy={isBusy}
          label={t('rewards.getOf', { title })}
          onClick={onBuy}
        >
          {t('rewards.get')}
        </Button>
      </div>
    </li>
  );
}
