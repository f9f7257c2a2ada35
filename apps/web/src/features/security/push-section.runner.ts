// Performs the effects of the section about notifications.
import { requestPermission } from '../../kit/push/push-browser.ts';
import { checkPush } from '../../kit/push/push-device.ts';
import { isOfApp } from '../../kit/push/push-record.rules.ts';
import { wayToPush } from '../../kit/push/push-way.ts';
import { showFailure } from '../../shell/errors/show-failure.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';
import { PUSH_TOKEN } from '../../shell/storage/push-token-key.ts';
import type { PushSectionEffect, PushSectionEvent, PushWord } from './push-section.flow.ts';

type View = Window & typeof globalThis;

export function pushSectionRunner(shell: Shell, view: View): Runner<PushSectionEvent, PushSectionEffect> {
  const { store, load, send: call, overlays, device } = shell;

  const test = async (): Promise<PushSectionEvent> => {
    const ended = (word: PushWord): PushSectionEvent => ({ type: 'testEnded', word });
    const record = store.read(PUSH_TOKEN);
    if (!record) return ended('testFailed');
    const answer = await call('push.test', { registrationToken: record.token });
    if (!answer.ok) {
      showFailure(shell, answer);
      return { type: 'testEnded' };
    }
    const { outcome } = answer.value;
    if (outcome === 'sent') return ended('testSent');
    if (outcome === 'unreachable') return ended('testLater');
    // A token of the operator's app, and the operator has no way to such a device.
    if (outcome === 'notSupported') return ended('notSetUp');
    const isMended = await checkPush(shell, view, { isGone: outcome === 'gone' });
    return ended(isMended ? 'testMended' : 'testFailed');
  };

  const look = async (): Promise<PushSectionEvent> => {
    const outcome = await load('push.settings', {});
    if (!outcome.ok) return { type: 'missing' };
    const { off, quiet } = outcome.value;
    const record = store.read(PUSH_TOKEN);
    const permission = wayToPush(view, device);
    if (record && (permission === 'granted' || isOfApp(record))) return { type: 'isOn', choice: { off, quiet } };
    if (permission === 'denied') return { type: 'isOff', word: 'blocked' };
    return { type: 'isOff', ...(permission === 'unsupported' && { word: 'unsupported' as const }) };
  };

  const turnOn = async (): Promise<PushSectionEvent> => {
    const permission = wayToPush(view, device);
    if (permission === 'install') {
      await overlays.open('installGuide', { icon: null });
      return { type: 'isOff' };
    }
    if (permission === 'unsupported') return { type: 'isOff', word: 'unsupported' };
    const answer = await requestPermission(view);
    if (answer === 'denied') return { type: 'isOff', word: 'blocked' };
    // The question was closed without an answer: it may be asked again.
    if (answer === 'default') return { type: 'isOff' };
    // The prompt that asks for it may still wait for its page.
    overlays.close('pushPrompt');
    return (await checkPush(shell, view)) ? look() : { type: 'isOff', word: 'testFailed' };
  };

  return async (effect, send) => {
    switch (effect.do) {
      case 'look':
        return send(await look());
      case 'turnOn':
        return send(await turnOn());
      case 'test':
        return send(await test());
      case 'save': {
        const { off, quiet } = effect.choice;
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
        const saved = await call('push.save', { off: [...off], quiet, timeZone: timeZone || 'UTC' });
        if (!saved.ok) showFailure(shell, saved);
        return send({ type: saved.ok ? 'saved' : 'refused' });
      }
    }
  };
}
