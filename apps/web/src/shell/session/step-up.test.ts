import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../http/fake-failure.ts';
import type { Failure, Outcome, StepUp } from '../http/outcome.ts';
import { confirmed } from './step-up.ts';

const failure = (errorCode: string, change: Partial<Failure> = {}) =>
  fakeFailure({ errorCode, message: 'No.', reference: 'R', ...change });
const required = failure('stepup_required', { value: { ways: ['password', 'authCode'] } });
const done: Outcome<string> = { ok: true, value: 'changed' };

interface Props {
  readonly methods: readonly string[];
  readonly attempt: (proof: StepUp) => Promise<Failure | null>;
}

/** `show` is what the member does in the sheet. */
function stage(outcomes: Outcome<string>[], show: (props: Props) => Promise<unknown> = async () => null) {
  const change = vi.fn(async () => outcomes.shift() ?? done);
  const openOverlay = vi.fn((_: string, props: Props) => show(props));
  return {
    change,
    openOverlay,
    run: () => confirmed(fakeShell({ shell: { overlays: { open: openOverlay } } }), change),
  };
}

describe('a change with step-up', () => {
  test('runs directly when no proof is needed', async () => {
    const { run, openOverlay, change } = stage([done]);
    expect(await run()).toEqual(done);
    expect(change).toHaveBeenCalledExactlyOnceWith({});
    expect(openOverlay).not.toHaveBeenCalled();
  });

  test('runs again with the proof, by the member’s methods', async () => {
    const { run, openOverlay, change } = stage([required, done], ({ attempt }) =>
      attempt({ password: 'secret words' }),
    );
    expect(await run()).toEqual(done);
    expect(change).toHaveBeenLastCalledWith({ stepUp: { password: 'secret words' } });
    expect(openOverlay).toHaveBeenCalledWith('stepUp', expect.objectContaining({ methods: ['password', 'authCode'] }));
  });

  test('changes nothing when the person closes the step-up', async () => {
    const { run, change } = stage([required]);
    expect(await run()).toBeNull();
    expect(change).toHaveBeenCalledOnce();
  });

  test.each<[string, Failure, StepUp, boolean]>([
    ['a wrong password', failure('password.wrong'), { password: 'x' }, true],
    ['a wrong code of the app', failure('code.invalid'), { authCode: '1' }, true],
    ['a wrong code of the message', failure('code.invalid'), { password: 'x' }, false],
    ['an address that is taken', failure('email.taken'), { password: 'x' }, false],
    ['too many tries', failure('TOO_MANY_REQUEST_LOGIN', { status: 429 }), { password: 'x' }, true],
  ])('%s is shown where it belongs', async (_, refusal, proof, inTheSheet) => {
    let failed: Failure | null = null;
    const { run } = stage([required, refusal], async ({ attempt }) => {
      failed = await attempt(proof);
    });
    expect(await run()).toEqual(inTheSheet ? null : refusal);
    expect(failed).toEqual(inTheSheet ? refusal : null);
  });

  test('an answer that was lost in the open sheet is the outcome once it is closed: the change may be made', async () => {
    const lost = failure('ECONNABORTED', { kind: 'timeout' });
    let failed: Failure | null = null;
    const { run } = stage([required, lost], async ({ attempt }) => {
      failed = await attempt({ password: 'x' });
    });
    expect(await run()).toEqual({ ...lost, isShown: true });
    expect(failed).toEqual(lost);
  });

  test('a change that is made after a lost answer is made', async () => {
    const lost = failure('ECONNABORTED', { kind: 'timeout' });
    const { run } = stage([required, lost, done], async ({ attempt }) => {
      await attempt({ password: 'x' });
      await attempt({ password: 'x' });
    });
    expect(await run()).toEqual(done);
  });

  test.each<[string, Outcome<string>, Outcome<string> | null]>([
    ['the change is made', done, done],
    ['nobody knows', failure('network', { kind: 'network' }), failure('network', { kind: 'network' })],
    ['the proof was wrong', failure('password.wrong'), null],
  ])('a dialog that is closed over its call says afterwards whether %s', async (_, answer, outcome) => {
    const later: (() => void)[] = [];
    const change = vi.fn(({ stepUp }: { readonly stepUp?: StepUp }) =>
      stepUp
        ? new Promise<Outcome<string>>((resolve) => later.push(() => resolve(answer)))
        : Promise.resolve<Outcome<string>>(required),
    );
    const open = async (_: string, { attempt }: Props) => {
      void attempt({ password: 'secret words' });
      return null;
    };
    const settled = vi.fn();
    const made = confirmed(fakeShell({ shell: { overlays: { open } } }), change).then(settled);
    await vi.waitFor(() => expect(later).toHaveLength(1));
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    later[0]?.();
    await made;
    expect(settled).toHaveBeenCalledExactlyOnceWith(outcome);
  });

  test('a back end that names no method gets the password', async () => {
    const { run, openOverlay } = stage([failure('stepup_required')]);
    await run();
    expect(openOverlay).toHaveBeenCalledWith('stepUp', expect.objectContaining({ methods: ['password'] }));
  });
});
