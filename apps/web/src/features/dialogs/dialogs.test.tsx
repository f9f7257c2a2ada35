import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay as AlertDialog } from './alert-dialog.tsx';
import { Overlay as SwitchMemberDialog } from './switch-member-dialog.tsx';

const answer = () => undefined;

test('an alert has a title, the message, a reference and a confirm button', () => {
  const html = renderHtml(
    <AlertDialog props={{ title: 'Notice', message: 'No luck', reference: 'AB12' }} answer={answer} />,
  );
  expect(html).toContain('role="alertdialog"');
  expect(html).toMatch(/Notice.*No luck.*Reference AB12.*OK/s);
  expect(html.match(/<button/g)).toHaveLength(1);
});

test('an alert with a choice has two buttons', () => {
  const props = { title: 'Notice', message: 'Sure?', confirm: 'Log in', cancel: 'Later' };
  expect(renderHtml(<AlertDialog props={props} answer={answer} />)).toMatch(/Later.*Log in/s);
});

test('a question whose confirmation takes something away starts at the safe answer', () => {
  const props = {
    title: 'Notice',
    message: 'Sure?',
    confirm: 'Close account',
    cancel: 'Keep it',
    danger: true,
  } as const;
  const html = renderHtml(<AlertDialog props={props} answer={answer} />);
  expect(html).toMatch(/<button[^>]*autofocus[^>]*>Keep it/i);
  expect(html).not.toMatch(/<button[^>]*autofocus[^>]*>Close account/i);
  expect(html).toMatch(/<div class="[^"]*danger[^"]*"><button[^>]*>Close account/);
});

test('any other question starts at its primary button', () => {
  const props = { title: 'Notice', message: 'Sure?', confirm: 'Log in', cancel: 'Later' };
  const html = renderHtml(<AlertDialog props={props} answer={answer} />);
  expect(html).toMatch(/<button[^>]*autofocus[^>]*primary[^>]*>Log in|<button[^>]*primary[^>]*autofocus[^>]*>Log in/i);
  expect(html.match(/autofocus/gi)).toHaveLength(1);
});

test('an alert that a retry cannot solve links to customer service', () => {
  const html = renderHtml(<AlertDialog props={{ title: 'Notice', message: 'Closed', help: true }} answer={answer} />);
  expect(html).toMatch(/<button[^>]*>Customer service<\/button>.*OK/s);
});

test('switching members names both and offers to stay first', () => {
  const html = renderHtml(<SwitchMemberDialog props={{ from: 'anna', to: 'ben' }} answer={answer} />);
  expect(html).toMatch(/Stay anna.*Switch to ben/s);
});
