import { describe, expect, test, vi } from 'vitest';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Send } from '../../shell/http/outcome.ts';
import { proposeFlow } from './propose.flow.ts';
import { proposeRunner } from './propose.runner.ts';

type Answer = { readonly ok: boolean; readonly isShown?: true; readonly value?: { readonly username: string } };

function stage() {
  const { send, reply } = fakeSend<Answer>();
  const fill = vi.fn();
  // The fake answers the one call of this flow by hand.
  const flow = run(proposeFlow, proposeRunner(send as unknown as Send, fill));
  return {
    flow,
    send,
    fill,
    reply: async (answer: Answer) => {
      reply(answer);
      await settled();
    },
  };
}

const koi = { ok: true, value: { username: 'brightkoi274' } };

describe('a proposed user name', () => {
  test('RG-09 fills the field with one tap', async () => {
    const { flow, send, fill, reply } = stage();
    flow.send({ type: 'tapped' });
    flow.send({ type: 'tapped' });
    await reply(koi);
    expect(send).toHaveBeenCalledExactlyOnceWith('member.autoUsername', {});
    expect(fill).toHaveBeenCalledExactlyOnceWith('brightkoi274');
    expect(flow.state()).toEqual({ at: 'proposed', username: 'brightkoi274' });
  });

  test('RG-09 another tap proposes another name', async () => {
    const { flow, send, reply } = stage();
    flow.send({ type: 'tapped' });
    await reply(koi);
    flow.send({ type: 'tapped' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('a late proposal does not overwrite what is typed meanwhile', async () => {
    const { flow, fill, reply } = stage();
    flow.send({ type: 'tapped' });
    flow.send({ type: 'typed' });
    await reply(koi);
    expect(fill).not.toHaveBeenCalled();
  });

  test('HT-08 a failure that the error catalogue has shown adds no message', async () => {
    const { flow, reply } = stage();
    flow.send({ type: 'tapped' });
    await reply({ ok: false, isShown: true });
    expect(flow.state()).toEqual({ at: 'idle' });
  });

  test('a failure shows at the field until the person types or asks again', async () => {
    const { flow, reply } = stage();
    flow.send({ type: 'tapped' });
    await reply({ ok: false });
    expect(flow.state()).toEqual({ at: 'failed' });
    flow.send({ type: 'typed' });
    expect(flow.state()).toEqual({ at: 'idle' });
  });
});
