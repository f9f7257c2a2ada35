// Renders screens in tests: the server's shell, English texts, and fakes.
import { examples } from '@foyer/contract/examples';
import type { Message, Messages } from '@foyer/contract/messages';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import english from '../locales/english.ts';
import { createEvents } from '../shell/events/events.ts';
import type { PageState } from '../shell/page/page-state.ts';
import { createServerShell, type ServerShell } from '../shell/page/server-shell.ts';
import type { Overlays, Shell } from '../shell/shell.ts';
import { ShellProvider } from './shell-context.tsx';

const compiled = (sheet: Readonly<Record<string, string>>): Messages[string] =>
  Object.fromEntries(
    Object.entries(sheet).map(([key, text]) => [key, compileMessageOrThrow(text) as Message] as const),
  );

/** Every English text. */
export const fakeMessages: Messages = Object.fromEntries(
  Object.entries(english).map(([feature, sheet]) => [feature, compiled(sheet)] as const),
);

/** A function that a test answers by hand; its types depend on a name that only the real function looks at. */
type ByHand = (...args: never[]) => unknown;
type Part<T> = T extends ByHand ? T : Partial<T>;

/** The parts of the shell that a test observes or fakes; of each part as much as the test needs. */
export type ShellChange = {
  readonly [Name in Exclude<keyof Shell, 'send' | 'load' | 'overlays'>]?: Part<Shell[Name]>;
} & {
  readonly send?: ByHand;
  readonly load?: ByHand;
  readonly overlays?: Partial<Omit<Overlays, 'open'>> & { readonly open?: ByHand };
};

export interface FakePage {
  readonly state?: Partial<PageState>;
  readonly shell?: ShellChange;
}

/** Returns the state that the web server would hand to the browser, with the changes of the test. */
export const fakeState = (change: Partial<PageState> = {}): PageState => ({
  merchant: 'aurora',
  language: 'EN',
  route: 'home',
  query: {},
  settings: examples['system.settings'].output,
  art: { base: '', files: '' },
  data: null,
  failure: null,
  renderedAt: Date.parse('2026-11-21T12:00:00.000Z'),
  ...change,
});

/** A handler that breaks fails the test that published the event. */
const strictEvents = () =>
  createEvents((error) => {
    throw error;
  });

function fakeSite(state: PageState, change: ShellChange): ServerShell {
  const { shell, ticker } = createServerShell(state, fakeMessages);
  // The fake of the calls also answers what a screen loads.
  const given: ShellChange = { events: strictEvents(), ...(change.send && { load: change.send }), ...change };
  const parts = Object.entries(shell).map(([name, part]) => {
    const changed = given[name as keyof Shell];
    return [name, typeof part === 'function' ? (changed ?? part) : { ...part, ...changed }];
  });
  // The types lose only the functions that the test answers by hand.
  return { shell: Object.fromEntries(parts) as Shell, ticker };
}

/** Returns a shell for tests: nobody is logged in, nothing moves, and the given parts replace their defaults. */
export function fakeShell({ state = {}, shell = {} }: FakePage = {}): Shell {
  return fakeSite(fakeState(state), shell).shell;
}

/** Returns the HTML of a component as the server would send it. */
export function renderHtml(element: ReactElement, page: FakePage = {}): string {
  const state = fakeState(page.state);
  const { shell, ticker } = fakeSite(state, page.shell ?? {});
  return renderToString(
    <ShellProvider shell={shell} ticker={ticker} first={state} findSlot={() => null}>
      {element}
    </ShellProvider>,
  );
}
