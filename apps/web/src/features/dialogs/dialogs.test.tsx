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

test('an alert that a retry cannot solve links to customer service', () => {
  const html = renderHtml(<AlertDialog props={{ title: 'Notice', message: 'Closed', help: true }} answer={answer} />);
  expect(html).toMatch(/<button[^>]*>Customer service<\/button>.*OK/s);
});

test('switching members names both and offers to stay first', () => {
  const html = renderHtml(<SwitchMemberDialog props={{ from: 'anna', to: 'ben' }} answer={answer} />);
  expect(html).toMatch(/Stay anna.*Switch to ben/s);
});
