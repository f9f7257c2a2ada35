import { isValidElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHtml } from './fake-page.tsx';
import { Form, type FormProps } from './form.tsx';

type Handlers = Record<'onFocus' | 'onInput' | 'onSubmit', (event: { preventDefault: () => void }) => void>;

/** Renders the form and returns the handlers of its element. */
function handlersOf(props: Omit<FormProps, 'children'>, warmUp = vi.fn()): Handlers {
  const found: ReactElement<Handlers>[] = [];
  const Seen = () => {
    const element = Form({ ...props, children: null });
    if (isValidElement<Handlers>(element)) found.push(element);
    return element;
  };
  renderHtml(<Seen />, { shell: { warmUp } });
  const [form] = found;
  if (!form) throw new Error('no form was rendered');
  return form.props;
}

const event = () => ({ preventDefault: vi.fn() });

test('without JavaScript a form posts: no password gets into an address', () => {
  const html = renderHtml(<Form onSubmit={() => undefined}>field</Form>);
  expect(html).toContain('method="post"');
  expect(html).toMatch(/<form[^>]* novalidate=""/i);
});

test('the browser does not send a form: its screen does', () => {
  const submit = event();
  const onSubmit = vi.fn();
  handlersOf({ onSubmit }).onSubmit(submit);
  expect(submit.preventDefault).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the first touch of a form fetches what its call needs, unless the form does more', () => {
  const warmUp = vi.fn();
  const onTouch = vi.fn();
  handlersOf({ onSubmit: vi.fn() }, warmUp).onFocus(event());
  expect(warmUp).toHaveBeenCalledOnce();
  handlersOf({ onSubmit: vi.fn(), onTouch }, warmUp).onFocus(event());
  expect([onTouch.mock.calls.length, warmUp.mock.calls.length]).toEqual([1, 1]);
});

test('a change of a field reaches the screen', () => {
  const onEdit = vi.fn();
  handlersOf({ onSubmit: vi.fn(), onEdit }).onInput(event());
  expect(onEdit).toHaveBeenCalledOnce();
});
