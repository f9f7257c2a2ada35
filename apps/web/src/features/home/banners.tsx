// The operator's banners.
import type { ReactNode } from 'react';
import { useContentLang } from '../../kit/content-lang.ts';
import { PlayLink } from '../../kit/games/play-link.tsx';
import { Link } from '../../kit/link.tsx';
import { useArt, useShell, useT } from '../../kit/shell-context.tsx';
import { BannerCarousel, BannerContent, bannerClass } from '../../ui/banner-carousel.tsx';
import type { BannerTarget } from './banner.rules.ts';
import type { HomeBanner } from './home.data.ts';
import { pictureAddress } from './picture-address.rules.ts';

interface BannerLinkProps {
  readonly target: BannerTarget;
  readonly name: string;
  readonly children: ReactNode;
}

function BannerLink({ target, name, children }: BannerLinkProps) {
  const { navigation } = useShell();
  if (target.to === 'route') {
    return (
      <Link to={target.route} query={target.query} className={bannerClass}>
        {children}
      </Link>
    );
  }
  if (target.to === 'game') {
    return (
      <PlayLink game={{ name, launch: target.launch }} className={bannerClass}>
        {children}
      </PlayLink>
    );
  }
  if (target.to === 'nowhere') return <div className={bannerClass}>{children}</div>;
  return (
    <a
      href={target.address}
      rel="noopener"
      className={bannerClass}
      onClick={(event) => {
        event.preventDefault();
        navigation.leave(target.address);
      }}
    >
      {children}
    </a>
  );
}

export function Banners({ banners }: { readonly banners: readonly HomeBanner[] }) {
  const t = useT();
  const art = useArt();
  const langOf = useContentLang();
  const { settings } = useShell();
  const shown = banners
    .map((banner) => ({
      ...banner,
      art: art(banner.art),
      picture: pictureAddress(banner.url ?? '', settings.imageCDNs),
    }))
    .filter(({ title, art, picture }) => title || art || picture);
  if (shown.length === 0) return null;
  return (
    <BannerCarousel label={t('home.promotions')}>
      {shown.map(({ target, ...banner }, place) => {
        const name = banner.eyebrow || banner.title || t('home.promotion', { number: place + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a banner of the specification has nothing of its own but its place
          <BannerLink key={place} target={target} name={name}>
            <BannerContent {...banner} {...langOf(banner)} name={name} first={place === 0} />
          </BannerLink>
        );
      })}
    </BannerCarousel>
  );
}
