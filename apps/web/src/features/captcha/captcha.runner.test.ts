import { describe, expect, test, vi } from 'vitest';
import { fakeCaptcha } from '../../adapters/captcha/fake.ts';
import type { CaptchaTask } from '../../adapters/captcha/port.ts';
import { run } from '../../shell/flow/flow.ts';
import { captchaFlow } from './captcha.flow.ts';
import { captchaRunner } from './captcha.runner.ts';

const task: CaptchaTask = { action: 'register', language: 'UR', area: null };
const proof = { geetestValidateV4: 'cHJvb2Y' };

function stage() {
  const captcha = fakeCaptcha();
  const finish = vi.fn();
  const opened = vi.fn();
  const notReached = vi.fn();
  const runner = captchaRunner(captcha, { task: () => task, opened, notReached, finish });
  return { captcha, finish, opened, notReached, runner, flow: run(captchaFlow, runner.perform) };
}

describe('running the captcha', () => {
  test('CW-01 starts for the action, opens when ready, and answers its proof at once when solved', () => {
    const { captcha, finish, opened } = stage();
    expect(captcha.tasks).toEqual([task]);
    captcha.emit({ type: 'ready' });
    expect([captcha.opened(), opened.mock.calls.length]).toEqual([1, 1]);
    captcha.emit({ type: 'solved', proof });
    expect(finish).toHaveBeenCalledExactlyOnceWith(proof);
  });

  test('CW-02 the second try starts after the first one is removed', () => {
    const { captcha, flow } = stage();
    captcha.emit({ type: 'failed', problem: { why: 'unknown' } });
    expect([captcha.tasks.length, captcha.takenDown()]).toEqual([2, 1]);
    captcha.emit({ type: 'failed', problem: { why: 'unknown' } });
    expect(flow.state()).toMatchObject({ at: 'error' });
    flow.send({ type: 'retryTapped' });
    expect([captcha.tasks.length, captcha.takenDown()]).toEqual([3, 2]);
  });

  test('DF-01 reports a script that cannot be reached', () => {
    const { captcha, notReached } = stage();
    captcha.emit({ type: 'failed', problem: { why: 'unknown' } });
    expect(notReached).not.toHaveBeenCalled();
    captcha.emit({ type: 'failed', problem: { why: 'network', code: '60204' } });
    expect(notReached).toHaveBeenCalledTimes(1);
  });

  test('a closed sheet removes the widget, and no answer follows', () => {
    const { captcha, runner, finish } = stage();
    captcha.emit({ type: 'ready' });
    runner.takeDown();
    expect([captcha.takenDown(), finish.mock.calls.length]).toEqual([1, 0]);
  });
});
