import { expect, test, vi } from 'vitest';
import { fakeShell, renderHtml } from '../../kit/fake-page.tsx';
import { memberHome } from './feature.ts';
import { Overlay, welcome } from './first-time-dialog.tsx';

test('OV-04 a new member is welcomed once by name, after the redirect, and the platform is informed', async () => {
  const order: string[] = [];
  const openOverlay = vi.fn(async () => void order.push('welcomed'));
  const send = vi.fn(async () => void order.push('told'));
  const shell = fakeShell({ shell: { overlays: { open: openOverlay }, send } });
  memberHome.start?.(shell);
  shell.events.publish('registered', { userName: 'maya88', takeOver: () => undefined });
  order.push('led on');
  await vi.waitFor(() => expect(order).toEqual(['led on', 'welcomed', 'told']));
  expect(openOverlay).toHaveBeenCalledExactlyOnceWith('firstTime', { name: 'maya88' });
  expect(send).toHaveBeenCalledExactlyOnceWith('member.firstTimeSeen', {}, { alert: false });
});

test('OV-04 nobody is welcomed who is not logged in yet', async () => {
  const openOverlay = vi.fn();
  await welcome(fakeShell({ shell: { overlays: { open: openOverlay } } }), {
    userName: null,
    takeOver: () => undefined,
  });
  expect(openOverlay).not.toHaveBeenCalled();
});

test('OV-04 the welcome explains a name that the platform chose, and no other', () => {
  const shown = (isNameGenerated: boolean) =>
    renderHtml(<Overlay props={{ name: 'vividstar21', isNameGenerated }} answer={() => undefined} />);
  expect(shown(true)).toContain('You can also log in with this username.');
  expect(shown(false)).not.toContain('You can also log in');
});

test('OV-04 the welcome names the first thing to do, and leads there', () => {
  const html = renderHtml(<Overlay props={{ name: 'maya88' }} answer={() => undefined} />);
  expect(html).toContain('Welcome, maya88');
  expect(html).toContain('place a bet and watch the draw');
  expect(html).toContain('See the draws');
});
