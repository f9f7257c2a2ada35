import { afterEach, expect, test, vi } from 'vitest';
import { createBusy } from '../shell/busy/busy.ts';
import type { RouteName } from '../shell/navigation/routes.ts';
import { watchTyping } from './watch-typing.ts';

afterEach(() => void vi.useRealTimers());

/** A form with one field, as far as the watch reads it. */
function formWith(value: string, type = 'password') {
  const field = { type, value };
  const form = { isConnected: true, querySelectorAll: () => [field] };
  return { field, form };
}

function stage(focused: object | null = null) {
  const watch = { observe: vi.fn(), disconnect: vi.fn() };
  let changed: () => void = () => undefined;
  const fieldOf = (within: object | null) => within && { closest: () => within, matches: () => true };
  const document = Object.assign(new EventTarget(), { body: {}, activeElement: fieldOf(focused) });
  class MutationObserver {
    readonly observe = watch.observe;
    readonly disconnect = watch.disconnect;
    constructor(look: () => void) {
      changed = look;
    }
  }
  const busy = createBusy();
  let route: RouteName = 'feedback';
  let settled = (): void => undefined;
  const subscribe = (listener: () => void) => {
    settled = listener;
    return () => undefined;
  };
  watchTyping({ document, MutationObserver } as never, busy, { route: () => route, subscribe });
  return {
    goTo: (next: RouteName) => {
      route = next;
      settled();
    },
    busy,
    watch,
    /** The page is another one than before. */
    change: () => changed(),
    /** The focus goes to a field of a form, or leaves them all. */
    focus: (within: object | null) => {
      document.dispatchEvent(new Event('focusout'));
      document.activeElement = fieldOf(within);
    },
    /** `within` is the form around the field; null, where there is none that is sent. */
    type: (within: object | null) => {
      const target = { closest: (form: string) => (form === 'form[method=post]' ? within : null) };
      document.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: target }));
    },
  };
}

test('a form is busy from the first input until its fields are empty again', () => {
  const { busy, type } = stage();
  const { form, field } = formWith('demo');
  expect(busy.any()).toBe(false);
  type(form);
  type(form);
  expect(busy.any()).toBe(true);
  field.value = '';
  type(form);
  expect(busy.any()).toBe(false);
});

test('a form that is left for another page disturbs nothing any more while that page is on its way', () => {
  const { busy, type, goTo } = stage();
  const { form } = formWith('demo');
  type(form);
  goTo('feedback');
  expect(busy.any()).toBe(true);
  goTo('help');
  expect(busy.any()).toBe(false);
  type(form);
  expect(busy.any()).toBe(true);
});

test('a form whose field is cleared to type anew is busy until a second after the focus has left it', () => {
  vi.useFakeTimers();
  const { form, field } = formWith('dem');
  const { busy, focus, type } = stage(form);
  field.value = '';
  type(form);
  expect(busy.any()).toBe(true);
  focus(form);
  vi.advanceTimersByTime(5000);
  expect(busy.any()).toBe(true);
  focus(null);
  vi.advanceTimersByTime(999);
  expect(busy.any()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(busy.any()).toBe(false);
});

test('a form that was accepted is not busy: it is cleared without an input', () => {
  const { busy, change, type, watch } = stage();
  const { form, field } = formWith('The deposit is late', 'textarea');
  type(form);
  change();
  expect([busy.any(), watch.disconnect.mock.calls.length]).toEqual([true, 0]);
  field.value = '';
  change();
  expect([busy.any(), watch.disconnect.mock.calls.length]).toEqual([false, 1]);
});

test('a form that leaves the page is not busy; another one that is typed into is', () => {
  const { busy, change, type } = stage();
  const [first, second] = [formWith('demo'), formWith('917', 'tel')];
  type(first.form);
  type(second.form);
  first.form.isConnected = false;
  change();
  expect(busy.any()).toBe(true);
  second.form.isConnected = false;
  change();
  expect(busy.any()).toBe(false);
});

test('a form that somebody types into before the watch begins is busy as well', () => {
  expect(stage(formWith('demo').form).busy.any()).toBe(true);
  expect(stage(formWith('').form).busy.any()).toBe(false);
});

test('a search outside of such a form interrupts nobody', () => {
  const { busy, type } = stage();
  type(null);
  expect(busy.any()).toBe(false);
});
