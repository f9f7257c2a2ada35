// The events of tracking as a page: what was sent to whom, and what was held back and why. In English, for the person who tries the demo.
import { type DemoPage, escaped } from '../../../http/demo-page.ts';
import type { ToldEvent } from '../../foundation/tracking/api.ts';

const style = `
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; margin: .5rem 0 0 } dt { color: var(--c-text-3) } dd { margin: 0 }
  ul { margin: .5rem 0 0; padding-inline-start: 1.25rem } time { white-space: nowrap }`;

const words: Readonly<Record<string, string>> = {
  sent: 'Sent to',
  held: 'Held back from',
  failed: 'Did not reach',
};

/** A receiver by its key: that of a postback is its name. */
const receiverName = (key: string): string => escaped(key.replace(/^postback\./, ''));

const deliveryRow = ({ receiver, state, reason }: ToldEvent['deliveries'][number]): string =>
  `<li>${words[state] ?? escaped(state)} <bdi>${receiverName(receiver)}</bdi>${reason === null ? '' : `: ${escaped(reason)}`}</li>`;

const deliveryList = (deliveries: ToldEvent['deliveries']): string =>
  deliveries.length === 0
    ? '<p>Waits: nobody was told of it yet.</p>'
    : `<ul>${deliveries.map(deliveryRow).join('')}</ul>`;

const card = ({ name, at, fields, deliveries }: ToldEvent): string => `<article>
  <small><time>${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC</time></small>
  <h2>${escaped(name)}</h2>
  <dl>${Object.entries(fields)
    .filter(([, value]) => value !== '' && value !== '0')
    .map(([field, value]) => `<dt>${escaped(field)}</dt><dd dir="auto">${escaped(value)}</dd>`)
    .join('')}</dl>
  ${deliveryList(deliveries)}</article>`;

export const trackingPage = (brand: string, receivers: readonly string[], events: readonly ToldEvent[]): DemoPage => ({
  title: `Tracking · ${brand}`,
  style,
  reloadSeconds: 5,
  body: `<h1>Tracking of ${escaped(brand)}</h1>
<p>Demo: the events of the last two days, the newest first, and who was told of each.
${receivers.length === 0 ? 'This operator tells nobody.' : `Receivers: ${receivers.map((name) => `<bdi>${escaped(name)}</bdi>`).join(', ')}.`}
The page looks again every five seconds.</p>
${events.map(card).join('\n') || '<p>Nothing has happened yet.</p>'}`,
});
