import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
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

test('lines come out while the program runs, and the last ones when it ends', async () => {
  const program = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
    const log = createLog('info');
    log.info('first');
    process.stdin.once('data', () => {
      log.info('last');
      process.exit();
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [begin] = (await once(child.stdout, 'data')) as [Buffer];
  expect(String(begin)).toContain('"msg":"first"');
  child.stdin.write('end');
  expect(await text(child.stdout)).toContain('"msg":"last"');
});
