// The operator's banners.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useContentLang } from '../../kit/content-lang.ts';
import { PlayLink } from '../../kit/games/play-link.tsx';
import { isPlain, Link } from '../../kit/link.tsx';
import { useArt, useShell, useT } from '../../kit/shell-context.tsx';
import { useHydrated } from '../../kit/use-hydrated.ts';
import { BannerCarousel, BannerContent, bannerClass } from '../../ui/banner-carousel.tsx';
import type { BannerTarget } from './banner.rules.ts';
import type { HomeBanner } from './home.data.ts';
import { outsideAddress } from './outside-address.rules.ts';
import { pictureAddress } from './picture-address.rules.ts';

interface BannerLinkProps {
  readonly target: BannerTarget;
  readonly name: string;
  readonly children: ReactNode;
}

function BannerLink({ target, name, children }: BannerLinkProps) {
  const shell = useShell();
  if (target.to === 'route') {
    return (
      <Link to={target.route} query={target.query} className={bannerClass}>
        {children}
      </Link>
    );
  }
  if (target.to === 'game') {
    return (
      <PlayLink game={{ name, launch: target.launch }} className={bannerClass} asksFirst={false}>
        {children}
      </PlayLink>
    );
  }
  const address = outsideAddress(target.address, shell.settings.domainList);
  if (address === null) return <div className={bannerClass}>{children}</div>;
  return (
    <a
      href={address}
      rel="noopener noreferrer"
      className={bannerClass}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        const from = shell.navigation.route();
        void untilLoaded(() => import('./open-outside.ts')).then((code) => code.openOutside(address, shell, { from }));
      }}
    >
      {children}
    </a>
  );
}

/** Milliseconds until the code is fetched that moves the banners: a first screen needs the network for itself @assumed. */
const MOTION_AFTER_MS = 3000;

interface Control {
  readonly row: HTMLElement;
  readonly BannerControl: ComponentType<{ readonly row: HTMLElement }>;
}

/** The ref of the row. Returns the function that ends it. */
const loadControl = (show: (control: Control | null) => void) => (row: HTMLElement | null) => {
  if (!row || row.children.length < 2) return;
  const load = async (): Promise<void> => {
    const { BannerControl } = await untilLoaded(() => import('./banner-control.tsx'));
    if (row.isConnected) show({ row, BannerControl });
  };
  const timer = setTimeout(() => void load().catch(() => undefined), MOTION_AFTER_MS);
  return () => {
    clearTimeout(timer);
    show(null);
  };
};

export function Banners({ banners }: { readonly banners: readonly HomeBanner[] }) {
  const t = useT();
  const art = useArt();
  const langOf = useContentLang();
  const { settings, navigation } = useShell();
  // One page serves all domains: the server knows only those that are listed.
  const site = [...settings.domainList.map(({ domainName }) => domainName), useHydrated() ? navigation.origin : ''];
  const [control, setControl] = useState<Control | null>(null);
  const [rowRef] = useState(() => loadControl(setControl));
  const shown = banners
    .map((banner) => ({
      ...banner,
      art: art(banner.art),
      picture: pictureAddress(banner.url ?? '', settings.imageCDNs, site),
    }))
    .filter(({ title, art, picture }) => title || art || picture);
  if (shown.length === 0) return null;
  return (
    <BannerCarousel
      label={t('home.promotions')}
      rowRef={rowRef}
      control={control && <control.BannerControl row={control.row} />}
    >
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
