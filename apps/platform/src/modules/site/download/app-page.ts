// A page of the demo in place of an operator's app store.
import { type DemoPage, escaped } from '../../../http/demo-page.ts';

export const appPage = (brand: string): DemoPage => ({
  title: `App · ${brand}`,
  body: `<h1>The app of ${escaped(brand)}</h1>
<article><h2>Nothing to install</h2><p>In this demo there is no app; an operator’s own app, or its page in a store, opens here.</p>
<p><small>This page knows nothing of you: neither who you are nor where you came from.</small></p></article>`,
});
