// docs/flows/chat.md: a member talks with the operator, on a page that cannot reach the site's session.
import { chatLanguageOf } from '@foyer/contract/chat-languages';
import { demoStaff } from '@foyer/contract/operator';
import type { Locator, Page, WebSocket } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { freePortPair } from '../tools/test/ports.mjs';
import { halfOf, seedOfRun } from '../tools/test/run-seed.mjs';
import { dragFinger } from './support/drag-finger.ts';
import { walk } from './support/keyboard.ts';
import { type Change, withoutCaptcha } from './support/operators.ts';
import { startProduct } from './support/product.ts';
import { expect, expectAccessible, logIn, open, openAs, test } from './support/test.ts';
import { gameText, journeyLanguage, sharedText, sharedWords, textOf, wordsOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

const withChat: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  file.chat = true;
};
test.use({ operators: { change: withChat }, showsPictures: true });

/** Hours that end before they begin: nobody answers at any time. */
const neverStaffed: Change = (file, operator) => {
  withChat(file, operator);
  file.chatHours = { opens: '00:00', closes: '00:00', timeZone: 'Asia/Ho_Chi_Minh' };
};

const buttonOf = (page: Page): Locator => page.getByRole('button', { name: textOf('chat.open') });
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: textOf('chat.title') });
const chatOf = (page: Page) => page.frameLocator('iframe[src*="/chat/"]');
/** The document of the chat itself. */
const documentOf = async (page: Page) => {
  const frame = await (await page.locator('iframe[src*="/chat/"]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the chat is not open');
  return frame;
};
const closeOf = (page: Page): Locator => panelOf(page).getByRole('button', { name: textOf('common.close') });

/** The check of accessibility asks for the frame's style sheets, and the frame may ask for nothing of other origins. */
const checkOfStyles = /connect-src.*\.css|\.css.*connect-src/;

async function logInAt(page: Page, wire: Wire): Promise<void> {
  await openAs(page, wire, '/m/home');
}

test('CH-01 CH-04 a visitor is sent to the log-in; a member talks with an agent, and finds the talk again on another page', async ({
  page,
  faults,
  site,
}) => {
  faults.expect(checkOfStyles);
  await open(page, '/m/home');
  await buttonOf(page).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/login');
  await logIn(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/home');
  await buttonOf(page).click();
  const address = new URL((await panelOf(page).locator('iframe').getAttribute('src')) ?? '');
  expect(address.origin).toBe(site.replace('://', '://chat.'));
  expect([...address.searchParams.keys()].sort()).toEqual(['code', 'headerColor', 'language', 'ui']);
  expect(address.searchParams.get('headerColor')).toMatch(/^#[0-9a-f]{6}$/);
  expect(address.searchParams.get('language')).toBe(chatLanguageOf(journeyLanguage));

  const chat = chatOf(page);
  const field = chat.getByRole('textbox', { name: sharedText('games', 'chatMessage') });
  await field.fill('<b>When</b> does my withdrawal arrive?');
  const sendFirst = async (): Promise<Locator> => {
    await field.press('Enter');
    const messages = chat.getByRole('log');
    await Promise.all([
      expect(messages.getByText('<b>When</b> does my withdrawal arrive?')).toBeVisible(),
      expect(chat.getByText(gameText('chatPlace'))).toBeVisible(),
    ]);
    return messages;
  };
  // What shows for seconds is awaited from the beginning: a slow machine is busy with the other steps meanwhile.
  const [, log] = await Promise.all([
    expect(chat.getByRole('img', { name: sharedText('games', 'chatTyping') })).toBeVisible(),
    sendFirst(),
  ]);
  await expectAccessible(page);
  const greeting = log.getByText(sharedText('demoStaff', 'chatGreeting'));
  await expect(greeting).toBeVisible();
  await expect(log.getByText(sharedText('games', 'chatSeen'))).toBeVisible();
  await field.fill('Thanks');
  expect(await walk(page, await documentOf(page))).toEqual([]);

  await closeOf(page).click();
  await expect(buttonOf(page)).toBeFocused();
  await page.getByRole('link', { name: textOf('ui.tabMe'), exact: true }).click();
  await expect(page).toHaveURL(/member\/home/);
  await buttonOf(page).click();
  await expect(greeting).toBeVisible();
  await chat.getByRole('button', { name: sharedText('games', 'chatEnd') }).click();
  await expect(chat.getByText(sharedText('games', 'chatRate'))).toBeVisible();
  await expectAccessible(page);
  await chat.getByRole('button', { name: sharedWords('games', 'chatStars', { count: 4 }) }).click();
  await expect(chat.getByText(sharedText('games', 'chatRated'))).toBeVisible();
});

/** What has the focus in the page itself: the frame stands for all that is in it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const isInPanel = activeElement?.closest('[role="dialog"]') !== null;
    return isInPanel ? (activeElement?.tagName ?? '') : `${activeElement?.outerHTML} behind the chat`;
  });

/** A finger moves up by 180 pixels from this height. */
const dragUp = (page: Page, y: number): Promise<void> => dragFinger(page, { x: 100, y }, { x: 0, y: -180 });

test('CH-01 Back and Escape close the chat wherever the focus is, and the keyboard stays in it until then', async ({
  page,
  wire,
}) => {
  await logInAt(page, wire);
  await page.getByRole('link', { name: textOf('ui.tabMe'), exact: true }).click();
  await expect(page).toHaveURL(/member\/home/);
  await buttonOf(page).click();
  const field = chatOf(page).getByRole('textbox', { name: sharedText('games', 'chatMessage') });
  await field.fill('Hello');
  // A finger that moves on its head, the conversation or the field leaves the page behind where it is.
  for (const y of [30, 400, 700]) await dragUp(page, y);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(panelOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
  await expect(page).toHaveURL(/member\/home/);

  // By pointer: for a moment a key would still go to the frame that is gone.
  await buttonOf(page).click();
  await field.focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key);
      seen.add(await focused(page));
    }
    expect([...seen].sort()).toEqual(['BUTTON', 'IFRAME']);
  }
  await field.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await buttonOf(page).click();
  await closeOf(page).press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await dragUp(page, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // A chat that is closed leaves no step behind.
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/home');
});

test('CH-01 beside a wide page the chat stays open when Back leaves it', async ({ page, wire }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await logInAt(page, wire);
  await page.getByRole('link', { name: textOf('ui.tabMe'), exact: true }).click();
  await expect(page).toHaveURL(/member\/home/);
  await buttonOf(page).click();
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/home');
  await expect(panelOf(page)).toBeVisible();
});

test('CH-01 a device that is turned until the chat covers the page is left by Back', async ({ page, wire }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await logInAt(page, wire);
  await buttonOf(page).click();
  await expect(panelOf(page)).toHaveAttribute('aria-modal', 'false');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panelOf(page)).toHaveAttribute('aria-modal', 'true');
  await page.goBack();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/home');
});

/** Where the chat's page opens its WebSocket. */
const live = /^ws:\/\/chat\..*\/chat\/api\/live$/;

for (const [title, isRefused] of [
  ['comes over a WebSocket, and the page asks no more', false],
  ['goes on by calls where the WebSocket is refused', true],
] as const)
  test(`CH-01 a talk ${title}`, async ({ page, wire }) => {
    if (isRefused) await page.routeWebSocket(live, (socket) => void socket.close({ code: 1013 }));
    await logInAt(page, wire);
    const isLive = (socket: WebSocket): boolean => live.test(socket.url());
    const opened = isRefused ? null : page.waitForEvent('websocket', isLive);
    const looks: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/chat/api/state')) looks.push(request.postData() ?? '');
    });
    await buttonOf(page).click();
    if (opened) await (await opened).waitForEvent('framereceived');
    const chat = chatOf(page);
    const field = chat.getByRole('textbox', { name: sharedText('games', 'chatMessage') });
    const text = `Are you there by ${isRefused ? 'calls' : 'WebSocket'}?`;
    await field.fill(text);
    await field.press('Enter');
    const log = chat.getByRole('log');
    // The talk may have begun in another test: then the demo's script gives its other answer.
    const answers = ['chatGreeting', 'chatAnswer'].map((key) => sharedText('demoStaff', key));
    const afterMine = async (): Promise<string> => ((await log.textContent()) ?? '').split(text)[1] ?? '';
    const isAnswered = async (): Promise<boolean> => {
      const said = await afterMine();
      return answers.some((answer) => said.includes(answer));
    };
    await expect.poll(isAnswered).toBe(true);
    await expect(log.getByText(text)).toHaveCount(1);
    // The first look, and the one that waited when the WebSocket opened: it was let go by the message.
    if (isRefused) expect(looks.length).toBeGreaterThan(2);
    else expect(looks.length).toBeLessThanOrEqual(2);
  });

test('CH-01 a picture is shown in the chat, and what is none is refused with a sentence', async ({
  page,
  faults,
  wire,
}) => {
  faults.expect(/400 \(Bad Request\).*\/chat\/api\/picture/);
  await logInAt(page, wire);
  await buttonOf(page).click();
  const chat = chatOf(page);
  const chooser = chat.getByLabel(sharedText('games', 'chatSendPicture'));
  await expect(chooser).toBeEnabled();
  const hostile = { name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') };
  await chooser.setInputFiles(hostile);
  await expect(chat.getByText(sharedText('errors', 'document.kind'))).toBeVisible();
  await chooser.setInputFiles({ name: 'y.png', mimeType: 'image/png', buffer: await page.screenshot() });
  const shown = chat.getByRole('log').getByRole('img', { name: sharedText('games', 'chatPicture') });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  await page.reload();
  await buttonOf(page).click();
  await expect(shown).toHaveCount(1);
});

test('CH-01 a message that is left outside of the hours arrives, and an agent answers it on the page of the operator API', async ({
  browser,
}) => {
  const port = await freePortPair();
  const product = await startProduct({ change: neverStaffed, env: { OPERATOR_PORT: String(port) } });
  const contexts = [await browser.newContext(), await browser.newContext({ viewport: { width: 360, height: 740 } })];
  try {
    const [member, agent] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!member || !agent) throw new Error('two pages');
    await member.goto(`${product.origin('aurora')}/m/login`);
    await logIn(member);
    await buttonOf(member).click();
    const chat = chatOf(member);
    const field = chat.getByRole('textbox', { name: sharedText('games', 'chatMessage') });
    const away = chat.getByText(sharedText('games', 'chatAway'));
    await expect(away).toContainText('00:00');
    await expect(away).toContainText('Ho Chi Minh');
    await field.fill('<b>Where</b> is my money?');
    await field.press('Enter');

    await agent.goto(`http://127.0.0.1:${port}/operator/chats`);
    const [{ name, password, secret }] = demoStaff;
    for (const [label, value] of [
      ['Operator', 'aurora'],
      ['Name', name],
      ['Password', password],
    ] as const)
      await agent.getByLabel(label).fill(value);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const waiting = agent.getByRole('button', { name: /^demo/ });
    // The demo's script has the same authenticator, and a code is good once: who comes second types the next one.
    await expect(async () => {
      const code = totp.generate({ timestamp: Date.now() + 30_000 });
      await agent.getByLabel('Code of the authenticator').fill(code, { timeout: 1_000 });
      await agent.getByRole('button', { name: 'Log in' }).click({ timeout: 1_000 });
      await expect(waiting).toBeVisible();
    }).toPass({ timeout: 90_000 });
    await waiting.click();
    const log = agent.getByRole('log');
    await expect(log.getByText('<b>Where</b> is my money?')).toBeVisible();
    await agent.getByLabel('Your answer').fill('It is on its way.');
    await expectAccessible(agent);
    await agent.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByText('It is on its way.')).toHaveCount(1);
    await expect(chat.getByRole('log').getByText('It is on its way.')).toBeVisible();
    await expect(away).toBeHidden();
    await agent.getByRole('button', { name: 'Close the conversation' }).click();
    await expect(agent.getByText('Nobody waits.')).toBeVisible();
    await expect(chat.getByText(sharedText('games', 'chatRate'))).toBeVisible();
    await agent.getByRole('button', { name: 'Log out' }).click();
    await expect(agent.getByLabel('Password')).toBeVisible();
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await product.stop();
  }
});

test('CH-01 the badge counts unread answers, and a member of type 4 has neither chat nor counts', async ({
  page,
  wire,
}) => {
  const counts: string[] = [];
  await page.route('**/wps/relay/CBS_unreadCount', async (route) => {
    counts.push(route.request().url());
    await route.fulfill({ json: { success: true, value: { unReadCount: 3 } } });
  });
  await logInAt(page, wire);
  const counted = page.getByRole('button', { name: wordsOf('chat.unread', { count: 3 }) });
  await expect(counted).toContainText('3');

  // The operator has taken the chat from the member.
  await page.evaluate(() => {
    const info = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...info, type: 4 }));
  });
  counts.length = 0;
  await open(page, '/m/home');
  await buttonOf(page).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(textOf('chat.forbidden'));
  expect(counts).toEqual([]);
  await expect(page.locator('iframe[src*="/chat/"]')).toHaveCount(0);
});

/** The words, links and buttons at the end of a page on which a floating button lies, once the page is scrolled as far as it goes. */
const coveredBy = (button: Locator) =>
  button.evaluate((element) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const over = element.getBoundingClientRect();
    return [...document.querySelectorAll('main a, main button, main p, main h2, main svg')]
      .filter((part) => {
        const { top, bottom, left, right, width } = part.getBoundingClientRect();
        return width > 0 && top < over.bottom && bottom > over.top && left < over.right && right > over.left;
      })
      .map((part) => part.textContent || part.outerHTML);
  });

for (const operator of ['aurora', 'lotus'] as const)
  test.describe(operator, () => {
    test.use({ operator });

    test('nothing of a page stays below the button once the page is scrolled to its end', async ({ page, wire }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const side = operator === 'aurora' ? 0 : 1;
      for (const path of ['/m/home', ...halfOf(['/m/help', '/m/news', '/m/activity'], side)]) {
        await open(page, path);
        await expect(buttonOf(page), `${path}, ${seedOfRun()}`).toBeVisible();
        await expect.poll(() => coveredBy(buttonOf(page)), `${path}, ${seedOfRun()}`).toEqual([]);
      }
      await openAs(page, wire, '/m/member/home');
      await expect(buttonOf(page)).toBeVisible();
      await expect.poll(() => coveredBy(buttonOf(page))).toEqual([]);
    });
  });

/** Lotus asks everybody for consent. */
const withConsent: Change = (file, operator) => {
  withChat(file, operator);
  if (operator !== 'lotus') return;
  file.tracking = {
    consent: { version: '1', regions: ['*'] },
    receivers: [{ vendor: 'postback', name: 'ads', address: 'https://ads.example/?e={event}' }],
  };
};

test.describe('where the region asks for consent', () => {
  test.use({ operator: 'lotus', operators: { change: withConsent } });

  test('CH-02 a vendor’s chat loads nothing before the member knows whose it is', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/chat-vendor|\/chat\/vendor\//.test(request.url())) asked.push(request.url());
    });
    await open(page, `/m/login?language=${journeyLanguage}`);
    await logIn(page);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/m/home');
    await page.keyboard.press('Shift');
    const choice = page.getByRole('dialog', { name: textOf('tracking.title') });
    await choice.getByRole('button', { name: textOf('tracking.refuse'), exact: true }).click();

    const notice = page.getByRole('alertdialog', { name: `${textOf('chat.title')} · Comm100` });
    await buttonOf(page).click();
    await expect(notice).toContainText(textOf('chat.vendorNotice'));
    await expectAccessible(page);
    await notice.getByRole('button', { name: textOf('common.cancel') }).click();
    await expect(notice).toHaveCount(0);
    await expect(panelOf(page)).toHaveCount(0);
    expect(asked).toEqual([]);

    await buttonOf(page).click();
    await notice.getByRole('button', { name: textOf('chat.open') }).click();
    await expect(chatOf(page).getByText(/^It knows you as demo, /)).toBeVisible();
    await closeOf(page).click();
    await buttonOf(page).click();
    await expect(chatOf(page).getByText(/^It knows you as demo, /)).toBeVisible();
  });
});

test.describe('an operator without the relay', () => {
  test.use({ operator: 'lotus' });

  test('CH-02 nothing of the vendor’s is asked for before the member’s tap', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/chat-vendor\.js|\/chat\/vendor\//.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    await open(page, `/m/login?language=${journeyLanguage}`);
    await logIn(page);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/m/home');
    await expect(buttonOf(page)).toBeVisible();
    expect(asked).toEqual([]);
    await buttonOf(page).click();
    await expect(chatOf(page).getByText(/^It knows you as demo, /)).toBeVisible();
    expect(asked).toEqual(['/games/chat/vendor/', '/chat/vendor/', '/demo/chat-vendor.js']);
  });

  test('CH-02 SW-02 the vendor’s script runs apart, after half a second, and learns name and address alone', async ({
    page,
    site,
  }) => {
    await open(page, `/m/login?language=${journeyLanguage}`);
    await logIn(page);
    await expect(page).toHaveURL(({ pathname }) => pathname === '/m/home');
    await buttonOf(page).click();
    const frame = panelOf(page).locator('iframe');
    const address = `${site}/games/chat/vendor/?language=${chatLanguageOf(journeyLanguage)}`;
    expect(await frame.getAttribute('src')).toBe(address);
    await expect(chatOf(page).getByText(/^It knows you as demo, lotus\+[\w-]+@members\.invalid\.$/)).toBeVisible();
    await expect(chatOf(page).getByText('It belongs to site 10001, plan 1.')).toBeVisible();
    const inside = await (await frame.elementHandle())?.contentFrame();
    expect(inside?.url()).toBe(`${site.replace('://', '://chat.')}/chat/vendor/`);
    const reached = await inside?.evaluate(() => {
      try {
        return parent.sessionStorage.length;
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    });
    expect(reached).toBe('SecurityError');
  });
});
