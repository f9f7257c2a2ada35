import { expect, test } from 'vitest';
import { createLog, faultOf } from './log.ts';

const CANARY = 'canary-5f1d';

test('a line has only the allowed fields, for every input', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({ call: 'session.login', password: CANARY, headers: { authorization: CANARY }, token: CANARY }, 'answered');
  log.child({ call: 'x', secret: CANARY }).info({ status: 200, body: CANARY }, 'answered');
  expect(lines.join('')).not.toContain(CANARY);
  expect(lines[0]).toContain('"call":"session.login"');
  expect(lines[1]).toContain('"status":200');
});

test('the log keeps kind, code and place of an error, never its message', () => {
  const error = Object.assign(new Error(`Failed query, params: ${CANARY}`), {
    code: '23505',
    cause: new TypeError(CANARY),
  });
  const kept = JSON.stringify(faultOf(error));
  expect(kept).toContain('23505');
  expect(kept).toContain('log.test.ts');
  expect(kept).not.toContain(CANARY);
});
