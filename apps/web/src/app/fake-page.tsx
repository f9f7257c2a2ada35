// Draws what screens are made of, in tests: the shell of the server with English texts, and parts of it swapped for fakes.
import { examples } from '@foyer/contract/examples';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import english from '../locales/english.ts';
import type { Message, Messages } from '../shell/i18n/say.ts';
import type { Shell } from '../shell/shell.ts';
import type { PageState } from './page-state.ts';
import { ShellProvider } from './shell-context.tsx';
import { createStillShell } from './still-shell.ts';

const compiled = (sheet: Readonly<Record<string, string>>): Messages[string] =>
  Object.fromEntries(
    Object.entries(sheet).map(([key, text]) => [key, compileMessageOrThrow(text) as Message] as const),
  );

/** Every English text. */
export const fakeMessages: Messages = Object.fromEntries(
  Object.entries(english).map(([feature, sheet]) => [feature, compiled(sheet)] as const),
);

export interface FakePage {
  readonly state?: Partial<PageState>;
  readonly shell?: Partial<Shell>;
}

/** What the web server would hand to the browser, changed as the test has it. */
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

/** A shell for tests: nobody is logged in, nothing moves, what is given replaces its part. */
export function fakeShell({ state = {}, shell = {} }: FakePage = {}): Shell {
  return { ...createStillShell(fakeState(state), fakeMessages).shell, ...shell };
}

/** HTML of a component as the server would send it. */
export function draw(element: ReactElement, page: FakePage = {}): string {
  const state = fakeState(page.state);
  const { shell, ticker } = createStillShell(state, fakeMessages);
  return renderToString(
    <ShellProvider shell={{ ...shell, ...page.shell }} ticker={ticker} first={state}>
      {element}
    </ShellProvider>,
  );
}
