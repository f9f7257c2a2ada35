// Two pages of the demo: the domains with their behaviour, and the fictional customer service.
import { type DemoPage, escaped } from '../../../http/demo-page.ts';
import { type Behaviour, behaviours } from './demo-hosts.ts';

export interface DomainRow {
  readonly host: string;
  readonly behaviour: Behaviour;
  /** True for the host of this page. */
  readonly here: boolean;
}

const style = `
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
  select { flex: 1; min-width: 12rem }`;

const row = ({
  host,
  behaviour,
  here,
}: DomainRow): string => `<article><h2>${escaped(host)}${here ? ' <small>(this one)</small>' : ''}</h2>
<form method="post"><input type="hidden" name="host" value="${escaped(host)}">
<select name="behaviour" aria-label="Behaviour of ${escaped(host)}">${Object.entries(behaviours)
  .map(
    ([name, meaning]) => `<option value="${name}"${name === behaviour ? ' selected' : ''}>${escaped(meaning)}</option>`,
  )
  .join('')}</select><button>Set</button></form></article>`;

export const domainsPage = (brand: string, rows: readonly DomainRow[]): DemoPage => ({
  title: `Domains · ${brand}`,
  style,
  body: `<h1>Domains of ${escaped(brand)}</h1>
<p>Demo: make a domain fail and reload its site. Its page then offers to look for another one; only a domain that proves to be the
operator’s is gone to. Setting it back heals it, and an open page notices by itself.</p>
${rows.map(row).join('\n')}`,
});

export const servicePage = (brand: string, name: string): DemoPage => ({
  title: `Customer service · ${brand}`,
  body: `<h1>Customer service of ${escaped(brand)}</h1>
<article><h2>${escaped(name)}</h2><p>You’re connected. In this demo nobody is on the other end; an operator’s own service opens here.</p>
<p>The chat of the site is live: log in and tap the round button. <a href="/m/home">Open ${escaped(brand)}</a></p>
<p><small>This page knows nothing of you: neither who you are nor where you came from.</small></p></article>`,
});
