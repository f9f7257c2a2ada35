// An operator's cleaned HTML as elements of ours: links go through the app's navigation, pictures come from the operator's hosts alone.
import { createElement, Fragment, type ReactNode } from 'react';
import type { CleanElement, CleanNode } from '../../adapters/operator-html/port.ts';
import css from '../../ui/operator-html.module.css';
import { isPlain } from '../link.tsx';
import { useShell } from '../shell-context.tsx';
import { linkTarget, pictureSource } from './link-target.rules.ts';

export interface OperatorHtmlProps {
  readonly nodes: readonly CleanNode[];
  /** A link leads to a page of the site: what lies over the page has to go first. */
  readonly onFollow: (address: string) => void;
}

function PageLink({
  address,
  onFollow,
  children,
}: {
  address: string;
  onFollow: OperatorHtmlProps['onFollow'];
  children: ReactNode;
}) {
  return (
    <a
      href={address}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onFollow(address);
      }}
    >
      {children}
    </a>
  );
}

interface CleanElementProps extends Pick<OperatorHtmlProps, 'onFollow'> {
  readonly element: CleanElement;
}

function CleanLink({ element, onFollow }: CleanElementProps) {
  const { navigation, settings } = useShell();
  const children = <Nodes nodes={element.children} onFollow={onFollow} />;
  const target = linkTarget(element.attributes.href ?? '', navigation.origin, settings);
  if (target === null) return children;
  if (target.to === 'page') {
    return (
      <PageLink address={target.address} onFollow={onFollow}>
        {children}
      </PageLink>
    );
  }
  return (
    <a href={target.address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function CleanPicture({ element }: { readonly element: CleanElement }) {
  const { navigation, settings } = useShell();
  const { src = '', alt = '' } = element.attributes;
  const source = pictureSource(src, navigation.origin, settings);
  return source && <img src={source} alt={alt} loading="lazy" />;
}

/** The direction of a piece of text, as far as it is one. */
const directionOf = (dir: string | undefined) => (dir === 'rtl' || dir === 'ltr' || dir === 'auto' ? dir : undefined);

/** As many cells as somebody could mean; undefined for one. */
const spanOf = (span: string | undefined) => (span && /^[1-9]\d?$/.test(span) ? Number(span) : undefined);

/** A table that is wider than its place scrolls within it. */
function CleanTable({ element: { attributes, children }, onFollow }: CleanElementProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached with the keyboard
    <div className={css.scroll} lang={attributes.lang} dir={directionOf(attributes.dir)} tabIndex={0}>
      <table>
        <Nodes nodes={children} onFollow={onFollow} />
      </table>
    </div>
  );
}

function Nodes({ nodes, onFollow }: OperatorHtmlProps) {
  return nodes.map((node, place) => {
    const key = `${place}`;
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
    if (node.tag === 'a') return <CleanLink key={key} element={node} onFollow={onFollow} />;
    if (node.tag === 'img') return <CleanPicture key={key} element={node} />;
    if (node.tag === 'table') return <CleanTable key={key} element={node} onFollow={onFollow} />;
    const { lang, dir, colspan, rowspan } = node.attributes;
    const attributes = {
      ...{ key, lang, dir: directionOf(dir) },
      ...((node.tag === 'td' || node.tag === 'th') && { colSpan: spanOf(colspan), rowSpan: spanOf(rowspan) }),
    };
    if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, attributes);
    return createElement(node.tag, attributes, <Nodes nodes={node.children} onFollow={onFollow} />);
  });
}

export const OperatorHtml = (props: OperatorHtmlProps) => (
  <div className={css.html}>
    <Nodes {...props} />
  </div>
);
