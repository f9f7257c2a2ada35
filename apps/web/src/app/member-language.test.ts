import type { LanguageCode } from '@foyer/contract';
import { expect, test, vi } from 'vitest';
import { fakeShell, type ShellChange } from '../kit/fake-page.tsx';
import { settled } from '../shell/flow/fake-run.ts';
import { failure } from '../shell/http/failure.ts';
import { createTexts } from '../shell/i18n/create-texts.ts';
import { fakeMember } from '../shell/session/fake-session.ts';
import { keepMemberLabels, memberLabels } from '../shell/session/member-labels.ts';
import type { SessionInfo } from '../shell/shell.ts';
import { fakeStorage } from '../shell/storage/fake-storage.ts';
import { createStore } from '../shell/storage/store.ts';
import { catchUpLanguage } from './member-language.ts';
import { syncPlatformLanguage } from './platform-language.ts';

const loaded = { messages: {}, later: {} };
const member = fakeMember();
const jade = { labelName: 'Jade', labelId: 'jade', type: 'AUTO', rankLevel: 4 } as const;

function shellIn(language: LanguageCode, change: ShellChange = {}) {
  const settings: ShellChange['settings'] = { languages: ['EN', 'CN', 'VI'], defaultLanguage: 'CN' };
  return fakeShell({ shell: { settings, texts: createTexts(language, loaded, async () => loaded), ...change } });
}

test.each([
  ['the chosen language, on a page in another', 'VI', ['en'], 'VI'],
  ['the browser’s, without a choice', null, ['de', 'vi'], 'VI'],
  ['the page’s, when it is the same', null, ['en-US'], 'EN'],
] as const)('LA-01 a visitor sees %s', async (_, saved, browser, language) => {
  const storage = fakeStorage();
  if (saved) storage.kept.local.set('language', saved);
  const shell = shellIn('EN');
  catchUpLanguage(createStore(storage), shell, browser);
  await vi.waitFor(() => expect(shell.texts.language()).toBe(language));
});

test('LA-01 the language is stored where a script and the web server find it', () => {
  const storage = fakeStorage();
  catchUpLanguage(createStore(storage), shellIn('EN'), ['en']);
  expect([storage.kept.local.get('language'), storage.kept.cookies.get('language')]).toEqual(['EN', 'EN']);
});

async function sentAfter(
  current: LanguageCode,
  known: LanguageCode,
  session: Partial<SessionInfo> | null,
  type = 0,
): Promise<unknown[]> {
  const posted: unknown[] = [];
  const send = async (name: string, input: unknown) => {
    if (name === 'member.info') return { ok: true, value: { language: known, type, clubLabel: null } };
    posted.push(name, input);
    return failure('aborted', 'aborted');
  };
  let now: SessionInfo | null = null;
  const shell = shellIn(current, { send, session: { current: () => now } });
  syncPlatformLanguage(shell, current);
  now = session && { ...member, ...session };
  shell.events.publish('sessionStarted', { userName: 'demo', firstTimeLogin: false });
  await settled();
  return posted;
}

test('LA-01 the platform is informed when it has another language', async () => {
  expect(await sentAfter('VI', 'EN', member)).toEqual(['member.language', { language: 'VI' }]);
});

test.each([
  ['it knows the same', 'VI', 'VI', member, 0],
  ['the member is of type 4', 'VI', 'EN', member, 4],
  ['nobody is logged in', 'VI', 'EN', null, 0],
  ['the password must be changed first', 'VI', 'EN', { restricted: true }, 0],
] as const)('LA-01 the platform is not informed when %s', async (_, current, known, session, type) => {
  expect(await sentAfter(current, known, session, type)).toEqual([]);
});

test('CH-03 a page left before the labels came requests them on the next page, once', async () => {
  const calls: string[] = [];
  const send = async (name: string) => {
    calls.push(name);
    return { ok: true, value: { language: 'EN', type: 0, clubLabel: jade } };
  };
  const store = createStore(fakeStorage());
  const page = shellIn('EN', { send, store, session: { current: () => member } });
  syncPlatformLanguage(page, 'EN');
  await vi.waitFor(() => expect(memberLabels(store, member)).toEqual(['jade']));
  syncPlatformLanguage(page, 'EN');
  expect(calls).toEqual(['member.info']);
});

/** A tab whose member's labels are kept. */
function tabWithLabels() {
  const storage = fakeStorage();
  const store = createStore(storage);
  keepMemberLabels(store, member.id, { clubLabel: jade });
  return { store, isKept: () => storage.kept.session.has('MC_MEMBER_LABELS') };
}

test('SE-02 a log-out clears the member’s labels from the tab', () => {
  const { store, isKept } = tabWithLabels();
  const shell = shellIn('EN', { store, session: { current: () => member } });
  syncPlatformLanguage(shell, 'EN');
  expect(isKept()).toBe(true);
  shell.events.publish('sessionEnded', { why: 'loggedOut' });
  expect(isKept()).toBe(false);
});

test('SE-02 labels whose session ended before this code was there are cleared', () => {
  const { store, isKept } = tabWithLabels();
  syncPlatformLanguage(shellIn('EN', { store }), 'EN');
  expect(isKept()).toBe(false);
});

test('SE-02 an answer that comes after the log-out keeps no labels', async () => {
  const storage = fakeStorage();
  let now: SessionInfo | null = member;
  const { send, answer } = heldCalls([], jade);
  const store = createStore(storage);
  const shell = shellIn('EN', { store, send, session: { current: () => now } });
  syncPlatformLanguage(shell, 'EN');
  await settled();
  now = null;
  shell.events.publish('sessionEnded', { why: 'loggedOut' });
  await answer();
  expect(storage.kept.session.has('MC_MEMBER_LABELS')).toBe(false);
});

/** A platform that holds each answer to a call until the test lets it through. */
function heldCalls(calls: string[], clubLabel: typeof jade | null = null) {
  const answers: (() => void)[] = [];
  const send = async (name: string, input: unknown) => {
    calls.push(name === 'member.language' ? `${name} ${(input as { language: string }).language}` : name);
    await new Promise<void>((resolve) => void answers.push(resolve));
    return { ok: true, value: { language: 'EN', type: 0, clubLabel } };
  };
  const answer = async (): Promise<void> => {
    answers.shift()?.();
    await settled();
  };
  return { send, answer };
}

test('LA-01 only the later of two requests sets the language', async () => {
  const calls: string[] = [];
  const { send, answer } = heldCalls(calls);
  const shell = shellIn('VI', { send, session: { current: () => member } });
  syncPlatformLanguage(shell, 'VI');
  await settled();
  shell.events.publish('languageChanged', { language: 'VI' });
  await answer();
  await answer();
  expect(calls).toEqual(['member.info', 'member.info', 'member.language VI']);
});

test('LA-01 a language chosen while another is sent follows it, and is the one that stays', async () => {
  const calls: string[] = [];
  const { send, answer } = heldCalls(calls);
  const shell = shellIn('VI', { send, session: { current: () => member } });
  syncPlatformLanguage(shell, 'VI');
  await settled();
  await answer();
  await shell.texts.change('CN');
  shell.events.publish('languageChanged', { language: 'CN' });
  await settled();
  expect(calls).toEqual(['member.info', 'member.language VI']);
  for (let left = 3; left > 0; left -= 1) await answer();
  expect(calls.slice(2)).toEqual(['member.info', 'member.language CN']);
});
