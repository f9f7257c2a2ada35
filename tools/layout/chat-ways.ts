// Ways to the chat: its button over the page, its panel, and its own page with a talk of both sides.
import {
  type ChatCallName,
  type ChatMessage,
  type ChatState,
  calls,
  chatCalls,
  type LanguageCode,
} from '@foyer/contract';
import { chatLanguageOf } from '@foyer/contract/chat-languages';
import { examples } from '@foyer/contract/examples';
import type { Page } from '@playwright/test';
import { answerFor, forget, inOrder, late, see, seeInWindow, tap, type, type Way } from './ways.ts';

const SETTINGS = calls['system.settings'].path;
const HOURS = { opens: '09:00', closes: '18:00', timeZone: 'Asia/Ho_Chi_Minh' } as const;
/** As old as messages are that stand under a date. */
const DAYS_MS = 3 * 86_400_000;
const PICTURE = { width: 240, height: 320 } as const;

const words = {
  asked:
    'Where is my withdrawal? https://bank.example.com/transfers/2026-11-27/0123456789012345678901234567890123456789',
  answered: 'It left us this morning. Your bank says that it takes one working day.',
  short: 'Thanks',
} as const;

/** A talk of both sides over several days, with a picture, as the page gets it. */
function messages(): ChatMessage[] {
  const at = (ago: number): string => new Date(Date.now() - ago).toISOString();
  const rows: readonly (readonly [ChatMessage['author'], ChatMessage['kind'], string, number])[] = [
    ['member', 'text', words.asked, DAYS_MS],
    ['agent', 'text', words.answered, DAYS_MS],
    ['agent', 'ended', '', DAYS_MS],
    ['member', 'picture', '', 0],
    ['member', 'text', words.short, 0],
    ['agent', 'text', words.answered.repeat(3), 0],
  ];
  return rows.map(([author, kind, text, ago], index) => ({
    seq: index + 1,
    id: `message-${index}`,
    ...{ author, kind, text, at: at(ago) },
  }));
}

const talk = (change: Partial<ChatState>): ChatState => ({
  ...examples['chat.state'].output,
  messages: messages(),
  hasOlder: true,
  agentSeen: 4,
  ...change,
});

const success = (value: object) => ({ success: true, value });

/** A picture of the page's own, as the platform gives them. */
const jpegOf = (page: Page): Promise<string> =>
  page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.fillStyle = '#3a6ea5';
      brush.fillRect(0, 0, width, height);
      brush.fillStyle = '#f3c34f';
      brush.fillRect(width / 4, height / 4, width / 2, height / 3);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, PICTURE);

/** The chat's own calls, in place of the platform. A message that is sent does not arrive; news come once. */
const answerChat =
  (state: ChatState): Way =>
  async (page) => {
    const jpeg = await jpegOf(page);
    const answer = (name: ChatCallName, status: number, body: object): Promise<void> =>
      answerFor(chatCalls[name].path, status, body)(page);
    await answer('chat.enter', 200, success(examples['chat.enter'].output));
    await answer('chat.picture', 200, success({ jpeg }));
    for (const name of ['chat.seen', 'chat.typing'] as const) await answer(name, 200, success({}));
    await page.route(`**${chatCalls['chat.send'].path}*`, (route) => route.abort('connectionrefused'));
    let isFirst = true;
    await page.route(`**${chatCalls['chat.state'].path}*`, async (route) => {
      if (isFirst) await route.fulfill({ json: success(state) });
      // The next one waits for news, and none come.
      isFirst = false;
    });
  };

/** The chat's page, as the relay names it to this page in its language. */
async function chatAddress(page: Page): Promise<string> {
  const site = new URL(page.url()).origin.replace('://chat.', '://');
  const cookies = await page.context().cookies(site);
  const language = cookies.find(({ name }) => name === 'language')?.value as LanguageCode;
  const query = new URLSearchParams({ code: 'A'.repeat(43), ui: language, language: chatLanguageOf(language) });
  return `${site.replace('://', '://chat.')}/chat/?${query}`;
}

/** The operator has turned the chat on: a page that is shown again asks for the settings. */
const turnOn: Way = async (page) => {
  const opened = page.waitForResponse(`**${SETTINGS}*`);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await opened;
};

export const answerForChat: Way = async (page) => {
  await page.route(`**${SETTINGS}*`, async (route) => {
    const request = route.request();
    const { host, hostname } = new URL(request.url());
    // Browsers alone find the hosts below localhost.
    const url = request.url().replace(hostname, '127.0.0.1');
    const response = await route.fetch({ url, headers: { ...request.headers(), host } });
    const { value } = await response.json();
    const whitelabel = { ...value.whitelabel, CBS3: true };
    await route.fulfill({ response, json: success({ ...value, whitelabel }) });
  });
  await answerFor(calls['relay.unreadCount'].path, 200, success({ unReadCount: 128 }))(page);
};

const BUTTON = 'aside > button[aria-haspopup="dialog"]';
/** The button with what is unread. */
export const seeUnread: Way = inOrder(turnOn, late(see(`${BUTTON} > b`)));

/** The panel over the page, with the beginning of a talk in it. */
export const openChat: Way = async (page) => {
  await answerChat(talk({ status: 'idle', place: null, messages: [], hasOlder: false }))(page);
  await answerFor(calls['relay.launchChat'].path, 200, success({ chatUrl: await chatAddress(page) }))(page);
  await page.locator(BUTTON).dispatchEvent('click');
  await page.frameLocator('iframe[src*="/chat/"]').locator('.chat__empty').waitFor();
};

const openTalk =
  (state: Partial<ChatState>, ...seen: readonly Way[]): Way =>
  async (page) => {
    const address = await chatAddress(page);
    await answerChat(talk(state))(page);
    await page.goto(address);
    await inOrder(see('.chat__picture'), ...seen)(page);
  };

/** A talk in which somebody waits, is answered, and has written what did not leave. */
export const waitInChat = openTalk(
  { status: 'waiting', place: 12 },
  type('textarea', words.asked),
  tap('button[type="submit"]'),
  seeInWindow('.chat__retry'),
);

/** Its end, outside of the hours in which somebody answers. */
export const endChat = openTalk(
  { status: 'ended', place: null, isStaffed: false, hours: HOURS },
  seeInWindow('.chat__stars'),
);

export const leaveChat: Way = async (page) => {
  // What did not leave is kept in the tab.
  await forget(page);
  // A chat that is still open would ask the platform.
  await page.goto('about:blank');
  for (const { path } of Object.values(chatCalls)) await page.unroute(`**${path}*`);
  for (const name of ['system.settings', 'relay.unreadCount', 'relay.launchChat'] as const)
    await page.unroute(`**${calls[name].path}*`);
};
