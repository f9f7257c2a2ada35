import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { settled } from '../../shell/flow/fake-run.ts';
import { MINI_GAME_FAILED } from '../../shell/mini-game/mini-game-failed.ts';
import { createStore } from '../../shell/storage/store.ts';
import { miniGameRunner } from './mini-game.runner.ts';

/** Subscribers by hand. */
function signal() {
  let listener = (): void => undefined;
  const subscribe = (seen: () => void) => {
    listener = seen;
    return () => undefined;
  };
  return { subscribe, fire: () => listener() };
}

function scene() {
  const [pages, covers, words] = [signal(), signal(), signal()];
  let language = 'EN';
  let topmost: string | null = null;
  const store = createStore(null);
  const postMessage = vi.fn();
  const contentWindow = { postMessage };
  const [focusFrame, focusButton] = [vi.fn(), vi.fn()];
  // The parts of the elements that it uses.
  const frame = { contentWindow, focus: focusFrame } as unknown as HTMLIFrameElement;
  const button = { focus: focusButton } as unknown as HTMLElement;
  const shell = fakeShell({
    shell: {
      store,
      navigation: { subscribe: pages.subscribe },
      overlays: { subscribe: covers.subscribe, topmost: () => topmost as never },
      texts: { subscribe: words.subscribe, language: () => language as never },
    },
  });
  const view = new EventTarget();
  const perform = miniGameRunner(shell, { frame: () => frame, button: () => button }, view as Window);
  const send = vi.fn();
  perform({ do: 'watch' }, send);
  const hear = (data: unknown, source: unknown = contentWindow): void => {
    view.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  };
  const sent = () => send.mock.calls.map(([event]) => event.type);
  return {
    ...{ shell, store, postMessage, focusFrame, focusButton, perform, send, hear, sent, pages, words },
    speak: (code: string) => {
      language = code;
      words.fire();
    },
    cover: (name: string | null) => {
      topmost = name;
      covers.fire();
    },
  };
}

test('the frame reports, and no other window does', () => {
  const { hear, sent } = scene();
  for (const data of [{ miniGame: 'ready' }, { miniGame: 'close' }, { miniGame: 'failed' }, { miniGame: 'x' }, 'ready'])
    hear(data);
  hear({ miniGame: 'failed' }, {});
  hear({ miniGame: 'failed' }, null);
  expect(sent()).toEqual(['scriptReady', 'closed', 'scriptFailed']);
});

test('a script that is ready gets the language that the page has by then, and each later one', () => {
  const { hear, speak, postMessage } = scene();
  hear({ miniGame: 'ready' });
  speak('UR');
  expect(postMessage.mock.calls).toEqual([
    [{ miniGame: 'language', language: 'EN' }, '*'],
    [{ miniGame: 'language', language: 'UR' }, '*'],
  ]);
});

test('another page, something over the page, and a log-out are told', () => {
  const { pages, cover, shell, sent } = scene();
  pages.fire();
  cover('services');
  cover(null);
  shell.events.publish('sessionEnded', { why: 'loggedOut' });
  expect(sent()).toEqual(['pageLeft', 'pageLeft', 'loggedOut']);
});

test('the focus goes into the game and back, the game begins again, and a failure is remembered', async () => {
  const { perform, send, focusFrame, focusButton, postMessage, store } = scene();
  perform({ do: 'focusGame' }, send);
  expect(focusFrame, 'the game is not shown yet').not.toHaveBeenCalled();
  await settled();
  expect(focusFrame).toHaveBeenCalledTimes(1);
  perform({ do: 'focusButton' }, send);
  await settled();
  expect(focusButton).toHaveBeenCalledTimes(1);
  perform({ do: 'restartGame' }, send);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ miniGame: 'restart' }, '*');
  perform({ do: 'rememberFailure' }, send);
  expect(store.read(MINI_GAME_FAILED)).toBe('1');
});
