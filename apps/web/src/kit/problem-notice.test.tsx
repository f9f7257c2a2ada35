import { expect, test } from 'vitest';
import { renderHtml } from './fake-page.tsx';
import { FormProblem, ProblemNotice } from './problem-notice.tsx';
import { Wait } from './wait.tsx';

/** Returns the text that a person reads, with a bar where one line ends. */
const read = (html: string): string => html.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/(?:<[^>]*>)+/g, '|');

test('a problem is announced as it appears, the message first, then its reference', () => {
  const html = renderHtml(
    <ProblemNotice title="Not logged in" details={['Code: x', undefined]} reference="AB12CD34">
      Try again.
    </ProblemNotice>,
  );
  expect(html).toContain('role="alert"');
  expect(read(html)).toBe('|Not logged in|Try again.|Code: x|Reference AB12CD34|');
});

test('a problem without a reference shows none', () => {
  expect(read(renderHtml(<ProblemNotice>Try again.</ProblemNotice>))).toBe('|Try again.|');
});

test('the form’s message contains only problems that belong to no field', () => {
  const problem = {
    at: 'form',
    text: 'failure.tooManyMinutes',
    values: { minutes: 3 },
    reference: 'AB12',
  } as const;
  expect(read(renderHtml(<FormProblem problem={problem} />))).toMatch(/3.*\|Reference AB12\|$/);
  expect(renderHtml(<FormProblem problem={{ ...problem, at: 'username' }} />)).toBe('');
  expect(renderHtml(<FormProblem problem={null} />)).toBe('');
});

test('HT-13 the back end’s own message stands in the form as plain text', () => {
  const problem = { at: 'form', message: 'No codes to <b>this</b> network today.' } as const;
  expect(renderHtml(<FormProblem problem={problem} />)).toContain('No codes to &lt;b&gt;this&lt;/b&gt; network today.');
});

test('a wait has a clock, which screen readers do not read each second', () => {
  const problem = { at: 'form', text: 'failure.tooManyMinutes', values: { minutes: 10 }, waitSeconds: 598 } as const;
  expect(renderHtml(<FormProblem problem={problem} />)).toContain('<p role="timer">');
  expect(renderHtml(<Wait problem={problem} />)).toMatch(/^<p role="timer">[^<]*9:58/);
  expect(renderHtml(<FormProblem problem={{ at: 'form', text: 'failure.tooMany' }} />)).not.toContain('role="timer"');
});

test.each([
  [38, '0:38'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [70_000, '19:26:40'],
])('a wait of %i s for another code reads %s', (waitSeconds, time) => {
  const html = renderHtml(<Wait problem={{ waitSeconds, waitFor: 'code' }} />);
  expect(read(html)).toBe(`|You can request another code in ${time}.|`);
});

test('customer service is offered below the message when a retry cannot help', () => {
  const problem = { at: 'form', text: 'failure.refused', reference: 'AB12', help: true } as const;
  const html = renderHtml(<FormProblem problem={problem} />);
  expect(read(html)).toMatch(/Reference AB12\|Customer service\|$/);
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(renderHtml(<FormProblem problem={{ at: 'form', text: 'failure.unreachable' }} />)).not.toContain('<button');
});
