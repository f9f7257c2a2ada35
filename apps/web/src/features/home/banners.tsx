// The operator's banners.
import type { ReactNode } from 'react';
import { Link } from '../../app/link.tsx';
import { PlayLink } from '../../app/play-link.tsx';
import { useArt, useShell, useT } from '../../app/shell-context.tsx';
import { BannerCarousel, BannerContent, bannerClass } from '../../ui/banner-carousel.tsx';
import type { BannerTarget } from './banner.rules.ts';
import type { HomeBanner } from './home.data.ts';

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
      <PlayLink game={{ name, door: target.door }} className={bannerClass}>
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
  if (banners.length === 0) return null;
  return (
    <BannerCarousel label={t('home.promotions')}>
      {banners.map((banner, place) => (
        <BannerLink key={banner.title} target={banner.target} name={banner.eyebrow}>
          <BannerContent
            eyebrow={banner.eyebrow}
            title={banner.title}
            action={banner.action}
            art={art(banner.art)}
            first={place === 0}
          />
        </BannerLink>
      ))}
    </BannerCarousel>
  );
}
