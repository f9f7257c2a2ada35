// The page on which one says who to be: for the person who tries the demo, in English.
import type { SocialChannel } from '@foyer/contract';
import { escaped } from '../../../http/demo-page.ts';
import { looks, people } from './people.table.ts';

/** The form goes to us and from here to the operator's site: browsers hold the second address against the policy too. */
export const pagePolicy = (origin: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;

const STYLE = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; background: #f2f4f7; color: #1b1f24 }
  * { box-sizing: border-box } body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem }
  main { background: #fff; border-radius: 20px; border-top: 6px solid var(--colour); width: min(26rem, 100%); padding: 1.5rem; box-shadow: 0 8px 30px #0b1f3a1f }
  h1 { font-size: 1.3rem; margin: 0 } p { margin: .35rem 0 1rem; color: #4d5663; font-size: .9rem }
  b { color: var(--colour) } button, input { font: inherit; border-radius: 14px; min-height: 3rem; width: 100% }
  .person { display: flex; align-items: center; gap: .75rem; border: 1px solid #d5dae1; background: #fff; color: inherit; padding: .5rem .75rem; margin-bottom: .5rem; text-align: start; cursor: pointer }
  .person i { flex: none; width: 2.25rem; height: 2.25rem; border-radius: 50%; display: grid; place-items: center; background: var(--colour); color: #fff; font-style: normal; font-weight: 600 }
  .person:hover, .person:focus-visible, input:focus-visible { outline: 2px solid var(--colour); outline-offset: 1px }
  label { display: block; font-size: .85rem; color: #4d5663; margin: 1rem 0 .35rem } input { border: 1px solid #aab3bf; padding: 0 .9rem; background: #fff; color: inherit }
  .go { border: 0; background: var(--colour); color: #fff; font-weight: 600; margin-top: .75rem; cursor: pointer }
  .cancel { border: 0; background: none; color: #4d5663; margin-top: .25rem; cursor: pointer }`;

const personButton = (name: string): string =>
  `<button class="person" name="person" value="${escaped(name)}"><i aria-hidden="true">${escaped(name.slice(0, 1))}</i><span>${escaped(name)}</span></button>`;

interface Shown {
  readonly channel: SocialChannel;
  readonly brand: string;
}

export const authorizePage = ({ channel, brand }: Shown, carried: readonly (readonly [string, string])[]): string => {
  const { name, colour } = looks[channel];
  const hidden = carried
    .map(([field, value]) => `<input type="hidden" name="${field}" value="${escaped(value)}">`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Sign in with ${escaped(name)} (demo)</title><style>main { --colour: ${colour} }${STYLE}</style></head>
<body><main><h1>Sign in with <b>${escaped(name)}</b></h1>
<p>A local identity provider for trying ${escaped(brand)}: nothing leaves this machine, and nobody needs an account. Choose who to be.</p>
<form method="post">${hidden}
${people.map(personButton).join('\n')}</form>
<form method="post" autocomplete="off">${hidden}<label for="name">Or somebody new</label><input id="name" name="name" maxlength="40" dir="auto" required>
<button class="go">Continue as this person</button>
<button class="cancel" name="cancel" value="1" formnovalidate>Cancel</button></form></main></body></html>`;
};
