// The page of everything that interrupts, made from the table of overlays.
import { interruptions } from '../../apps/web/src/app/interruptions.table.ts';
import { behaviourOf, exceptions, type OverlayName, overlayOrder } from '../../apps/web/src/shell/overlays/overlays.ts';
import { PROMPTS_TODAY, takesPrompt } from '../../apps/web/src/shell/overlays/prompt-budget.ts';
import { mayOpen } from '../../apps/web/src/shell/overlays/queue.rules.ts';
import { code, page, table } from './markdown.ts';

const yes = (is: boolean): string => (is ? 'yes' : 'waits');

const rank = (name: OverlayName): number => overlayOrder.indexOf(behaviourOf(name).kind);

export function queuePage(): string {
  const names = (Object.keys(exceptions) as OverlayName[]).filter((name) => behaviourOf(name).kind !== 'own');
  const rows = names
    .sort((one, other) => rank(one) - rank(other))
    .map((name) => {
      const { kind, closable } = behaviourOf(name);
      const { enters, ends, stores = [], elsewhere } = interruptions[name] ?? {};
      const keys = [...stores, ...(takesPrompt({ kind, props: {} as never }) ? [PROMPTS_TODAY.name] : [])].map(code);
      const kept = [keys.join(', '), elsewhere].filter(Boolean).join('; ');
      const atRest = { isBusy: false, hasToast: false };
      const overForm = mayOpen({ kind }, [], { ...atRest, isBusy: true });
      const overOwn = mayOpen({ kind }, [{ kind: 'own' }], atRest);
      const moving = mayOpen({ kind }, [], { ...atRest, hasToast: true });
      return [code(name), kind, enters, yes(overForm), yes(overOwn), yes(moving), closable, ends, kept];
    });
  const head = [
    'overlay',
    'kind',
    'enters the queue',
    'over a form in use',
    'over an open overlay',
    'while the page is scrolled, or a toast is read',
    'may be closed',
    'ends by itself',
    'stores',
  ];
  const order = overlayOrder.filter((kind) => kind !== 'own').join(' → ');
  return page(
    'What interrupts',
    'apps/web/src/app/interruptions.table.ts',
    `One at a time, in this order: ${order}. \`domainFailure\` and \`siteClosed\` open over a form where the person’s own call has failed for them. In demo mode, an address that ends in \`#queue\` shows the queue over the page: each of these, and why it shows, waits or is out. A delay counts from when the page is idle, or from the event that is named.`,
    table(head, rows),
  );
}
