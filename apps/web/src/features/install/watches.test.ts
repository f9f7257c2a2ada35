// The moments at which prompts come: after a log-in, after a deposit, on home, after play.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { beginPlay, playedMinutes } from '../../shell/install/play-time.ts';
import { type RouteName, routes } from '../../shell/navigation/routes.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import {
  DOWNLOAD_IMAGE,
  DOWNLOAD_IMAGE_CLOSED,
  DOWNLOAD_PROMPT_COUNT,
  DOWNLOAD_PROMPT_FORCED,
  DOWNLOAD_PROMPT_SKIP,
  INSTALLED,
} from '../../shell/storage/keys.ts';
import { createStore } from '../../shell/storage/store.ts';
import { type FakeOffer, fakeOffer } from './fake-offer.ts';
import { watchImage } from './image-watch.ts';
import { watchPrompt } from './prompt-watch.ts';
import { offerUpgrade } from './upgrade.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const on = { enabled: true, value: '' };
const demo = { id: 'm1', type: 0, userName: 'demo' } as SessionInfo;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function scene(offer: FakeOffer = {}, member: SessionInfo | null = null, mandatory = false, store = createStore(null)) {
  const opened: string[] = [];
  const asked: string[] = [];
  const savedFrom: unknown[] = [];
  const liesOver: RouteName[][] = [];
  const isFree: boolean[] = [];
  const backgrounds: unknown[] = [];
  const watchers = new Set<() => void>();
  const goers = new Set<() => void>();
  let covered: string | null = null;
  let isLost = false;
  let isHeldBack = false;
  let isBusy = false;
  let current = member;
  let answer: (given: unknown) => void = () => undefined;
  let path = '/m/home';
  const cover = (name: string | null): void => {
    covered = name;
    for (const watcher of watchers) watcher();
  };
  const shell = fakeShell({
    state: { settings: { ...fakeShell().settings, whitelabel: { MANDATORYAPPUPDATES3: mandatory } } },
    shell: {
      store,
      load: fakeOffer(offer, asked),
      clock: { now: () => Date.parse('2026-11-26T12:00:00Z') + Date.now() },
      session: { current: () => current },
      navigation: {
        origin: 'https://play.example',
        subscribe: (listener) => {
          goers.add(listener);
          return () => void goers.delete(listener);
        },
      },
      device: {
        signs: () => ({ userAgent: 'Linux; Android 13', touchPoints: 5, standalone: false, homescreen: false }),
        officialApp: () => false,
      },
      busy: { any: () => isBusy },
      overlays: {
        topmost: () => covered as never,
        subscribe: (listener) => {
          watchers.add(listener);
          return () => void watchers.delete(listener);
        },
        prepare: async () => {
          if (isLost) throw new Error('lost');
        },
        open: (
          name: string,
          props: { file?: string; savedFrom?: string | null; isFree?: true; background?: string | null },
          mayLieOver: (route: RouteName) => boolean = () => true,
        ) => {
          liesOver.push((Object.keys(routes) as RouteName[]).filter(mayLieOver));
          opened.push(props.file ? `${name} ${props.file}` : name);
          savedFrom.push(props.savedFrom);
          isFree.push(props.isFree === true);
          backgrounds.push(props.background);
          if (!isHeldBack) cover(name);
          return new Promise((resolve) => {
            answer = (given) => {
              if (!isHeldBack) cover(null);
              resolve(given);
            };
          });
        },
      },
    },
  });
  const view = {
    document: { visibilityState: 'visible' },
    location: {
      get pathname() {
        return path;
      },
    },
  } as never;
  return {
    ...{ shell, store, opened, savedFrom, isFree, backgrounds, liesOver, asked, view },
    answer: (given: unknown) => answer(given),
    lose: (is: boolean) => {
      isLost = is;
    },
    cover,
    /** A form is in use until the function is called that this returns. */
    work: () => {
      isBusy = true;
      return () => {
        isBusy = false;
        cover(null);
      };
    },
    /** The queue shows nothing of what it is given. */
    holdBack: () => {
      isHeldBack = true;
    },
    logIn: () => {
      current = demo;
      shell.events.publish('sessionStarted', { userName: 'demo', firstTimeLogin: false });
    },
    goTo: (to: string) => {
      path = to;
      for (const goer of goers) goer();
    },
  };
}

/** A server that lets no other site read its pictures. */
const noFile = async () => null;

const switchOn = { download_condition_switch: on };
const minutes = { in_game_popup_interval: { enabled: true, value: '10' } };
const counted = { deposit_least_times: { enabled: true, value: '9' }, reg_days: { enabled: true, value: '99999' } };

test('DP-02 the prompt comes between 1.9 and 2 s after the log-in', async () => {
  const { shell, opened, view, logIn } = scene({ prompt: { ...switchOn, login_required: on } });
  watchPrompt(shell, view);
  await pass(0);
  logIn();
  await pass(1899);
  expect(opened).toEqual([]);
  await pass(101);
  expect(opened).toEqual(['downloadPrompt']);
});

test('DP-01 the prompt waits while a password is changed, a code is typed, or money moves', async () => {
  const { shell, liesOver, view } = scene({ prompt: switchOn });
  watchPrompt(shell, view);
  await pass(0);
  const pages = new Set(liesOver[0]);
  const never = (Object.keys(routes) as RouteName[]).filter((route) => !pages.has(route));
  expect(never.sort()).toEqual([
    ...['addBankCard', 'addBankCardPix', 'agentRegister', 'changePassword', 'deposit', 'feedback', 'identityCheck'],
    ...['launchGame', 'login', 'order', 'recover', 'register', 'socialReturn', 'withdraw'],
  ]);
});

test('DP-02 it does not come over another prompt', async () => {
  const { shell, opened, view, logIn, cover } = scene({ prompt: { ...switchOn, login_required: on } });
  watchPrompt(shell, view);
  cover('firstTime');
  logIn();
  await pass(60_000);
  expect(opened).toEqual([]);
});

test('DP-04 closing it sets the flag of the visit and counts', async () => {
  const { shell, store, opened, view, answer, logIn } = scene({ prompt: switchOn });
  watchPrompt(shell, view);
  await pass(0);
  expect(opened).toEqual(['downloadPrompt']);
  answer(null);
  await pass(0);
  expect([store.read(DOWNLOAD_PROMPT_SKIP), store.read(DOWNLOAD_PROMPT_COUNT)]).toEqual(['1', 1]);
  logIn();
  await pass(5000);
  expect(opened).toHaveLength(1);
});

test.each([
  ['prompt', {}, 'downloadPrompt'],
  ['forced prompt', { reg_days_forced: { enabled: true, value: '1' } }, 'forcedDownload'],
])(
  'DP-04 a %s that never came for want of its code was not closed: the next moment brings it',
  async (_, more, name) => {
    const { shell, store, opened, view, lose, logIn } = scene({ prompt: { ...switchOn, ...more } }, demo);
    lose(true);
    watchPrompt(shell, view);
    await pass(0);
    const kept = [DOWNLOAD_PROMPT_SKIP, DOWNLOAD_PROMPT_COUNT, DOWNLOAD_PROMPT_FORCED];
    expect([opened, kept.map((key) => store.read<unknown>(key))]).toEqual([[], [null, null, null]]);
    lose(false);
    logIn();
    await pass(5000);
    expect(opened).toEqual([name]);
  },
);

test('DP-04 a forced prompt makes the further ones of the visit forced', async () => {
  const forced = { reg_days_forced: { enabled: true, value: '1' } };
  const { shell, store, opened, view, answer } = scene({ prompt: { ...switchOn, ...forced } }, demo);
  watchPrompt(shell, view);
  await pass(0);
  expect(opened).toEqual(['forcedDownload']);
  expect(store.read(DOWNLOAD_PROMPT_FORCED)).toBe('1');
  answer(null);
  await pass(0);
});

test('DP-04 a forced prompt that nobody has seen yet leaves the next visit and the minutes of play as they are', async () => {
  const forced = { reg_days_forced: { enabled: true, value: '1' } };
  const { shell, store, opened, view, holdBack, cover } = scene({ prompt: { ...switchOn, ...forced } }, demo);
  holdBack();
  beginPlay(store, shell.clock.now());
  await pass(10 * 60_000);
  watchPrompt(shell, view);
  await pass(0);
  expect([opened, store.read(DOWNLOAD_PROMPT_FORCED), playedMinutes(store)]).toEqual([['forcedDownload'], null, 10]);
  cover('forcedDownload');
  expect([store.read(DOWNLOAD_PROMPT_FORCED), playedMinutes(store)]).toEqual(['1', 0]);
});

test('DP-03 counts are asked for each 30 s, and a deposit brings the prompt 2500 ms later', async () => {
  let deposits = 0;
  const offer = { prompt: { ...switchOn, first_deposit: on }, counts: () => ({ deposits, withdrawals: 0 }) };
  const { shell, opened, asked, view } = scene(offer, demo);
  watchPrompt(shell, view);
  await pass(0);
  const before = asked.filter((name) => name === 'wallet.summary').length;
  await pass(29_999);
  expect(asked.filter((name) => name === 'wallet.summary')).toHaveLength(before);
  await pass(1);
  expect(asked.filter((name) => name === 'wallet.summary')).toHaveLength(before + 1);
  deposits = 1;
  await pass(30_000);
  await pass(2499);
  expect(opened).toEqual([]);
  await pass(1);
  expect(opened).toEqual(['downloadPrompt']);
});

test.each([
  ['deposit', { first_deposit: on }, { deposits: 1, withdrawals: 0 }],
  ['withdrawal', { first_withdraw: on }, { deposits: 0, withdrawals: 1 }],
] as const)(
  'DP-01 DP-03 a first %s before the page was loaded anew brings the prompt in one tab',
  async (_, entry, after) => {
    let counts: { deposits: number; withdrawals: number } = { deposits: 0, withdrawals: 0 };
    const offer = { prompt: { ...switchOn, ...entry }, counts: () => counts };
    const before = scene(offer, demo);
    watchPrompt(before.shell, before.view);
    await pass(0);
    // The payment page has taken the tab; the other one stays open.
    counts = after;
    const back = scene(offer, demo, false, before.store);
    watchPrompt(back.shell, back.view);
    await pass(2500);
    expect(back.opened).toEqual(['downloadPrompt']);
    await pass(60_000);
    expect([before.opened, back.opened]).toEqual([[], ['downloadPrompt']]);
  },
);

test('DP-01 DP-04 a new withdrawal that meets a condition at the start brings one prompt, which counts once', async () => {
  let withdrawals = 0;
  const prompt = { ...switchOn, withdrawal_times: { enabled: true, value: '1' } };
  const offer = { prompt, counts: () => ({ deposits: 0, withdrawals }) };
  const before = scene(offer, demo);
  watchPrompt(before.shell, before.view);
  await pass(0);
  withdrawals = 1;
  const back = scene(offer, demo, false, before.store);
  watchPrompt(back.shell, back.view);
  await pass(0);
  expect(back.opened).toEqual(['downloadPrompt']);
  back.answer(null);
  await pass(0);
  expect(back.store.read(DOWNLOAD_PROMPT_COUNT)).toBe(1);
});

test('DP-01 a deposit from before this device knew the member brings no prompt', async () => {
  const offer = { prompt: { ...switchOn, first_deposit: on }, counts: () => ({ deposits: 1, withdrawals: 1 }) };
  const { shell, opened, view } = scene(offer, demo);
  watchPrompt(shell, view);
  await pass(60_000);
  expect(opened).toEqual([]);
});

test('DP-03 where no count decides, nobody asks for them', async () => {
  const { shell, asked, view } = scene({ prompt: { ...switchOn, reg_days: { enabled: true, value: '9999' } } }, demo);
  watchPrompt(shell, view);
  await pass(120_000);
  expect(asked).not.toContain('wallet.summary');
});

test('DP-01 after so many minutes of play the prompt comes', async () => {
  const prompt = { ...switchOn, in_game_popup_interval: { enabled: true, value: '10' } };
  const { shell, opened, view } = scene({ prompt }, demo);
  // The launch may come before the watch: whoever leaves the page for it comes back to one that watches.
  beginPlay(shell.store, shell.clock.now());
  await pass(10 * 60_000);
  watchPrompt(shell, view);
  await pass(0);
  expect(opened).toEqual(['downloadPrompt']);
});

test.each([
  [
    'another overlay closes',
    ({ cover }: ReturnType<typeof scene>) => {
      cover('alert');
      return () => cover(null);
    },
  ],
  ['a form has been sent, or a game in place closed', ({ work }: ReturnType<typeof scene>) => work()],
])('DP-01 after play the prompt comes in the next free moment: %s', async (_, take) => {
  const prompt = { ...switchOn, in_game_popup_interval: { enabled: true, value: '10' } };
  const there = scene({ prompt }, demo);
  const { shell, opened, view } = there;
  watchPrompt(shell, view);
  await pass(0);
  beginPlay(shell.store, shell.clock.now());
  await pass(10 * 60_000);
  const free = take(there);
  shell.events.publish('pageShown', { restored: true });
  await pass(0);
  expect(opened).toEqual([]);
  free();
  await pass(0);
  expect(opened).toEqual(['downloadPrompt']);
});

test('DP-01 a free moment before the minutes are over brings nothing, and asks for nothing', async () => {
  const { shell, opened, asked, view, cover } = scene({ prompt: { ...switchOn, ...minutes, ...counted } }, demo);
  watchPrompt(shell, view);
  await pass(0);
  asked.length = 0;
  cover('alert');
  cover(null);
  await pass(0);
  expect([opened, asked]).toEqual([[], []]);
});

const aboutMember = ['member.info', 'wallet.summary', 'relay.withdrawAccountInfo'];

test.each<[string, FakeOffer, (there: ReturnType<typeof scene>) => void]>([
  ['no entry counts minutes', { prompt: { ...switchOn, ...counted } }, () => undefined],
  [
    'too few minutes were played',
    { prompt: { ...switchOn, ...counted, in_game_popup_interval: { enabled: true, value: '61' } } },
    () => undefined,
  ],
  [
    'it was closed in this visit',
    { prompt: { ...switchOn, ...counted, ...minutes } },
    ({ store }) => store.write(DOWNLOAD_PROMPT_SKIP, '1'),
  ],
  [
    'the site is installed',
    { prompt: { ...switchOn, ...counted, ...minutes } },
    ({ store }) => store.write(INSTALLED, '1'),
  ],
  ['something else has the screen', { prompt: { ...switchOn, ...counted, ...minutes } }, ({ cover }) => cover('alert')],
  ['nothing can be downloaded', { prompt: { ...switchOn, ...counted, ...minutes }, downloads: [] }, () => undefined],
])('DP-01 after play no page asks for the member’s data where %s', async (_, offer, change) => {
  const there = scene(offer, demo);
  const { shell, asked, opened, view } = there;
  watchPrompt(shell, view);
  await pass(0);
  beginPlay(shell.store, shell.clock.now());
  await pass(60 * 60_000);
  change(there);
  asked.length = 0;
  for (let page = 0; page < 10; page += 1) shell.events.publish('pageShown', { restored: false });
  await pass(0);
  expect([asked.filter((name) => aboutMember.includes(name)), opened]).toEqual([[], []]);
});

test.each([
  ['a card is all that is asked for', { bind_card: on }, true],
  ['a card is asked for, and no other condition holds', { bind_card: on, ...counted }, true],
  ['another condition holds', { bind_card: on, reg_days: { enabled: true, value: '1' } }, false],
  [
    'all conditions have to hold, and another one does not',
    { download_condition_switch: { enabled: true, value: 'all' }, bind_card: on, ...counted },
    false,
  ],
  ['no card is asked for', counted, false],
] as const)('DP-01 lists of banks where %s: %s', async (_, prompt, isAsked) => {
  const { shell, asked, view } = scene({ prompt: { ...switchOn, ...prompt } }, demo);
  watchPrompt(shell, view);
  await pass(0);
  expect(asked.includes('relay.withdrawAccountInfo')).toBe(isAsked);
});

test('DP-01 where no condition is about the member, nobody asks for the member’s data', async () => {
  const { shell, asked, opened, view } = scene({ prompt: switchOn }, demo);
  watchPrompt(shell, view);
  await pass(0);
  expect([asked.filter((name) => aboutMember.includes(name)), opened]).toEqual([[], ['downloadPrompt']]);
});

test.each([
  ['on the site', { enabled: true, value: '/m/brand/aurora/app.png' }, 'https://play.example/m/brand/aurora/app.png'],
  ['of the image CDN', { enabled: true, value: 'https://cdn.example.com/app.png' }, 'https://cdn.example.com/app.png'],
  ['from elsewhere', { enabled: true, value: 'https://evil.example/app.png' }, null],
  ['that is switched off', { enabled: false, value: '/m/brand/aurora/app.png' }, null],
])('DP-01 app_background: the prompt with a background %s', async (_, app_background, background) => {
  const { shell, view, backgrounds } = scene({ prompt: { ...switchOn, app_background } });
  watchPrompt(shell, view);
  await pass(0);
  expect(backgrounds).toEqual([background]);
});

const banners = ['https://cdn.example.com/a.png', 'https://cdn.example.com/b.png'];

test('DI-01 the picture comes after 20 s on home, and a second one follows', async () => {
  const { shell, store, opened, isFree, view, answer } = scene({ banners });
  watchImage(shell, view, noFile);
  await pass(19_999);
  expect(opened).toEqual([]);
  await pass(1);
  expect(opened).toEqual(['downloadImage a.png']);
  answer(null);
  await pass(0);
  expect(store.read(DOWNLOAD_IMAGE_CLOSED)).toBe('1');
  expect(store.read(DOWNLOAD_IMAGE)).toBeNull();
  expect(opened).toEqual(['downloadImage a.png', 'downloadImage b.png']);
  // The second takes none of the day's prompts.
  expect(isFree).toEqual([false, true]);
});

test('PW-02 the picture is saved as a file of its own, and opens at its address where it cannot be', async () => {
  const free = vi.fn();
  const there = scene({ banners });
  const asked: string[] = [];
  watchImage(there.shell, there.view, async (address, name) => {
    asked.push(`${address} ${name}`);
    return { address: 'blob:https://play.example/1', name: 'a.png', free };
  });
  await pass(20_000);
  expect(asked).toEqual(['https://cdn.example.com/a.png a.png']);
  there.answer('saved');
  await pass(0);
  expect(there.savedFrom).toEqual(['blob:https://play.example/1', null]);
  expect(free).toHaveBeenCalledOnce();

  const nowhere = scene({ banners });
  watchImage(nowhere.shell, nowhere.view, noFile);
  await pass(20_000);
  expect(nowhere.savedFrom).toEqual(['https://cdn.example.com/a.png']);
});

test('DI-01 a picture that never came for want of its code was not closed, and is not fetched', async () => {
  const { shell, store, opened, view, lose } = scene({ banners });
  const fetchFile = vi.fn(noFile);
  lose(true);
  watchImage(shell, view, fetchFile);
  await pass(20_000);
  expect([opened, fetchFile.mock.calls, store.read(DOWNLOAD_IMAGE_CLOSED)]).toEqual([[], [], null]);
});

test('DI-01 a picture that waits for its turn is neither fetched nor shown a second time', async () => {
  const { shell, opened, view, holdBack, goTo } = scene({ banners });
  const fetchFile = vi.fn(noFile);
  holdBack();
  watchImage(shell, view, fetchFile);
  await pass(20_000);
  goTo('/m/home');
  await pass(20_000);
  expect([opened, fetchFile.mock.calls.length]).toEqual([['downloadImage a.png'], 1]);
});

test('DI-01 behind a message both pictures wait for home', async () => {
  const { shell, liesOver, view, answer } = scene({ banners });
  watchImage(shell, view, noFile);
  await pass(20_000);
  answer(null);
  await pass(0);
  expect(liesOver).toEqual([['home'], ['home']]);
});

test('DI-01 saving remembers the name of the picture', async () => {
  const { shell, store, view, answer } = scene({ banners });
  watchImage(shell, view, noFile);
  await pass(20_000);
  answer('saved');
  await pass(0);
  expect([store.read(DOWNLOAD_IMAGE), store.read(DOWNLOAD_IMAGE_CLOSED)]).toEqual(['a.png', '1']);
});

test.each([
  ['elsewhere than on home', ({ goTo }: ReturnType<typeof scene>) => goTo('/m/game')],
  ['once it was saved', ({ store }: ReturnType<typeof scene>) => store.write(DOWNLOAD_IMAGE, 'a.png')],
  ['once it was closed', ({ store }: ReturnType<typeof scene>) => store.write(DOWNLOAD_IMAGE_CLOSED, '1')],
  ['over another prompt', ({ cover }: ReturnType<typeof scene>) => cover('alert')],
])('DI-01 no picture comes %s', async (_, change) => {
  const here = scene({ banners });
  watchImage(here.shell, here.view, noFile);
  change(here);
  await pass(60_000);
  expect(here.opened).toEqual([]);
});

test('DI-01 a picture from elsewhere than the site and the image CDN is none', async () => {
  const { shell, opened, view } = scene({ banners: ['https://evil.example/a.png', 'javascript:alert(1)'] });
  watchImage(shell, view, noFile);
  await pass(60_000);
  expect(opened).toEqual([]);
});

test.each([
  ['2.4.9', false, ['appUpgrade']],
  ['2.4.9', true, ['mandatoryUpgrade']],
  ['2.4.39', true, []],
  ['2.5.0', false, []],
  [null, true, []],
] as const)('UP-01 SW-02 an app of version %s, updates mandatory %s: %j', async (version, mandatory, shown) => {
  const { shell, opened } = scene({}, null, mandatory);
  void offerUpgrade(shell, { version, download: () => false });
  await pass(0);
  expect(opened).toEqual(shown);
});

test('UP-01 an upgrade whose dialog did not load is asked for once the network may be back', async () => {
  const network = new EventTarget();
  vi.stubGlobal('window', network);
  const { shell, opened, lose } = scene();
  lose(true);
  void offerUpgrade(shell, { version: '2.4.9', download: () => false });
  await pass(0);
  expect(opened).toEqual([]);
  lose(false);
  network.dispatchEvent(new Event('online'));
  await pass(0);
  vi.unstubAllGlobals();
  expect(opened).toEqual(['appUpgrade']);
});
