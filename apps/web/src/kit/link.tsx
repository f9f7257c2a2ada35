// A link to a route: a real URL; a plain tap navigates inside the app.
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import type { RouteName } from '../shell/navigation/routes.ts';
import { routes } from '../shell/navigation/routes.ts';
import { useShell } from './shell-context.tsx';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'style'>;

export interface LinkProps extends AnchorProps {
  readonly to: RouteName;
  readonly query?: Readonly<Record<string, string>>;
  readonly replace?: boolean;
  /** The action of a plain tap instead of the navigation: an overlay over the present page. */
  readonly instead?: () => void;
  readonly children: ReactNode;
}

/** A tap that asks for no tab or window of its own. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const bareHref = (to: RouteName, query: Readonly<Record<string, string>> | undefined): string => {
  const search = query ? new URLSearchParams(query).toString() : '';
  return routes[to].paths[0] + (search && `?${search}`);
};

const never = (): (() => void) => () => undefined;

/** The page from the server has the bare URL; after hydration the kept parameters join it. */
export function Link({ to, query, replace, instead, onClick, children, ...rest }: LinkProps) {
  const { navigation } = useShell();
  const href = useSyncExternalStore(
    never,
    () => navigation.href(to, query),
    () => bareHref(to, query),
  );
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    if (instead) instead();
    else navigation.go(to, { ...(query && { query }), ...(replace && { replace }) });
  };
  const prepare = (): void => navigation.prefetch(to, query);
  return (
    <a {...rest} href={href} onClick={follow} onTouchStart={prepare} onPointerEnter={prepare}>
      {children}
    </a>
  );
}
