import { examples } from '@foyer/contract/examples';
import { describe, expect, test, vi } from 'vitest';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { ImageCaptchaField } from '../../ui/image-captcha-field.tsx';
import { fakeShell, renderHtml } from '../fake-page.tsx';
import { imageCaptchaFlow } from './image-captcha.flow.ts';
import { createImageCaptchaField } from './use-image-captcha.ts';

const picture = (captchaId: string) =>
  ({ ok: true, value: { captchaId, image: 'data:image/png;base64,AA==' } }) as const;

/** A form's image captcha with calls that are answered by hand. */
function stage() {
  const { send, reply } = fakeSend<Outcome<unknown>>();
  const field = createImageCaptchaField(fakeShell({ shell: { send } }), 'register');
  const input = { value: '', focus: vi.fn() };
  const drop = field.input(input as unknown as HTMLInputElement);
  return { field, input, drop, send, reply, flow: run(imageCaptchaFlow, field.perform) };
}

describe('the image captcha of a form', () => {
  test('binds its picture to the action and sends the answer as captchaId.text', async () => {
    const { field, input, send, reply, flow } = stage();
    expect(send).toHaveBeenCalledWith('captcha.image', expect.objectContaining({ action: 'register' }));
    input.value = 'k7m2x';
    expect(field.read()).toBeNull();
    reply(picture('first'));
    await settled();
    expect(flow.state()).toMatchObject({ at: 'shown' });
    expect(field.read()).toEqual({ captcha: 'first.k7m2x' });
    input.value = '  ';
    expect(field.read()).toBeNull();
  });

  test('RG-08 after a failed registration the input is empty and the new picture counts', async () => {
    const { field, input, reply, flow } = stage();
    reply(picture('first'));
    await settled();
    input.value = 'k7m2x';
    flow.send({ type: 'anotherWanted' });
    expect(input.value).toBe('');
    expect(flow.state()).toEqual({ at: 'loading', kind: 'picture' });
    reply(picture('second'));
    await settled();
    input.value = 'zzzzz';
    expect(field.read()).toEqual({ captcha: 'second.zzzzz' });
  });

  test('a question replaces the picture, and its answer is sent the same way', async () => {
    const { field, input, send, reply, flow } = stage();
    flow.send({ type: 'otherKindWanted' });
    expect(send).toHaveBeenLastCalledWith('captcha.image', expect.objectContaining({ question: 'true' }));
    reply(picture('late'));
    reply({ ok: true, value: { ...picture('question').value, question: 'Write three digits.' } });
    await settled();
    expect(flow.state()).toEqual({ at: 'shown', kind: 'question', text: 'Write three digits.' });
    input.value = '٣١٤';
    expect(field.read()).toEqual({ captcha: 'question.٣١٤' });
  });

  test('a missing picture says so', async () => {
    const { reply, flow } = stage();
    reply({ ok: false, kind: 'offline', errorCode: 'offline', message: '', status: 0, reference: 'I-1' });
    await settled();
    expect(flow.state()).toEqual({ at: 'failed', kind: 'picture' });
  });
});

test('RG-08 the picture has alternative text and a button for another one', () => {
  expect(examples['captcha.image'].output.image).toMatch(/^data:image\/png/);
  const texts = {
    label: 'Characters',
    alt: 'A picture with characters',
    note: 'Coming',
    refreshLabel: 'New picture',
    otherKindLabel: 'A question instead',
  };
  const taps = { onRefresh: () => undefined, onSwitchKind: () => undefined };
  const field = (shown: string | null) =>
    renderHtml(<ImageCaptchaField {...texts} {...taps} kind="picture" shown={shown} />);
  expect(field('data:image/png;base64,AA==')).toMatch(
    /<img[^>]*alt="A picture with characters".*aria-label="New picture".*<input[^>]*autoComplete="off"/s,
  );
  expect(field(null)).toMatch(/role="status">Coming/);
  const html = renderHtml(<ImageCaptchaField {...texts} {...taps} kind="question" shown="Write three digits." />);
  expect(html).toMatch(/role="status">Write three digits\..*<input[^>]*inputMode="numeric"/s);
  expect(html).not.toContain('<img');
});
