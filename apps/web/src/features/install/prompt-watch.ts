// DP-01..DP-04: watches for the moments at which the download prompt may come, and shows it.
import { type AppOffer, loadAppOffer, pictureOf } from '../../kit/install/app-offer.ts';
import { nativeApp } from '../../kit/install/native-app.ts';
import { startDownload } from '../../kit/install/start-download.ts';
import { endPlay, forgetPlay, playedMinutes } from '../../shell/install/play-time.ts';
import { type MoneyCounts, noteCounts } from '../../shell/install/seen-counts.ts';
import { parseUrl } from '../../shell/navigation/parse-url.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { canOpen } from '../../shell/overlays/can-open.ts';
import type { DownloadPromptProps } from '../../shell/overlays/overlays.ts';
import type { Shell } from '../../shell/shell.ts';
import {
  DOWNLOAD_PROMPT_COUNT,
  DOWNLOAD_PROMPT_FORCED,
  DOWNLOAD_PROMPT_SKIP,
  INSTALLED,
} from '../../shell/storage/keys.ts';
import { AFTER_DEPOSIT_MS, AFTER_LOGIN_MS, COUNTS_POLL_MS } from './install.constants.ts';
import {
  decidePrompt,
  mayCome,
  needsAccounts,
  needsCounts,
  needsRegDate,
  type PromptFacts,
  type PromptTrigger,
  themeOf,
} from './prompt.rules.ts';

/** Hears what has become more since this device saw the counts last. */
type CountsListener = (more: 'deposit' | 'withdrawal', counts: MoneyCounts) => void;

async function loadCounts({ load, session, store }: Shell, onMore: CountsListener): Promise<MoneyCounts | null> {
  const memberId = session.current()?.id;
  const summary = await load('wallet.summary', {});
  if (!summary.ok || memberId === undefined || session.current()?.id !== memberId) return null;
  const { totalDepositSuccessCount: deposits, totalWithdrawSuccessCount: withdrawals } = summary.value;
  const counts = { deposits, withdrawals };
  for (const more of noteCounts(store, memberId, counts)) onMore(more, counts);
  return counts;
}

async function countAccounts({ load }: Shell): Promise<number> {
  const info = await load('relay.withdrawAccountInfo', {});
  if (!info.ok) return 0;
  const { fullBankCardList, fullVirtualWalletList, fullEWalletList } = info.value;
  return fullBankCardList.length + fullVirtualWalletList.length + fullEWalletList.length;
}

async function loadRegDate({ load }: Shell): Promise<string | null> {
  const info = await load('member.info', {});
  return info.ok ? info.value.regDate : null;
}

/** A member whom a link has logged in, or who must change the password first, has other things to do. */
const isReady = ({ session }: Shell): boolean => {
  const member = session.current();
  return !member?.restricted && !member?.throughLink;
};

const lookOf = (shell: Shell, { title, icon, prompt }: AppOffer): DownloadPromptProps => ({
  title,
  icon,
  text: prompt.app_desc.enabled && prompt.app_desc.value ? prompt.app_desc.value : shell.texts.t('install.promptText'),
  background: prompt.app_background.enabled ? pictureOf(prompt.app_background.value, shell) : null,
  theme: themeOf(prompt.theme),
});

interface DuePrompt {
  readonly offer: AppOffer;
  readonly isForced: boolean;
}

/** Pages that hold a form or a payment: whoever is there finishes it first @assumed. */
const forms: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'recover',
  'socialReturn',
  'changePassword',
  'launchGame',
  'deposit',
  'order',
  'withdraw',
  'identityCheck',
  'addBankCard',
  'addBankCardPix',
  'feedback',
  'agentRegister',
]);
const mayLieOver = (route: RouteName): boolean => !forms.has(route);

const nameOf = (isForced: boolean) => (isForced ? 'forcedDownload' : 'downloadPrompt');

async function show(shell: Shell, { offer, isForced }: DuePrompt): Promise<void> {
  const { store, overlays } = shell;
  const name = nameOf(isForced);
  // While it waits in the queue it has not been there.
  const stop = overlays.subscribe(() => {
    if (overlays.topmost() !== name) return;
    stop();
    if (isForced) store.write(DOWNLOAD_PROMPT_FORCED, '1');
    forgetPlay(store);
  });
  const answer = await overlays.open(name, lookOf(shell, offer), mayLieOver).finally(() => stop());
  if (answer === 'download') {
    startDownload(offer, shell);
    return;
  }
  store.write(DOWNLOAD_PROMPT_SKIP, '1');
  store.write(DOWNLOAD_PROMPT_COUNT, (store.read(DOWNLOAD_PROMPT_COUNT) ?? 0) + 1);
}

interface Moment {
  readonly trigger: PromptTrigger;
  /** The counts that brought it; null where they still have to be asked for. */
  readonly known: MoneyCounts | null;
}

/** What the device and the page say now. */
function readFacts(shell: Shell, view: object, { links }: AppOffer, trigger: PromptTrigger) {
  const { store, overlays, busy, clock, navigation, device } = shell;
  return {
    trigger,
    playedMinutes: playedMinutes(store),
    host: parseUrl(navigation.origin)?.hostname ?? '',
    now: clock.now(),
    isInstalled: device.signs().standalone || store.read(INSTALLED) === '1' || nativeApp(view, device) !== null,
    hasLink: links !== null,
    isCovered: overlays.topmost() !== null || busy.any(),
    isSkipped: store.read(DOWNLOAD_PROMPT_SKIP) === '1',
    isForcedVisit: store.read(DOWNLOAD_PROMPT_FORCED) === '1',
  };
}

/** The prompt that is due, or null. Decides once more when everything is known: the screen may have been taken meanwhile. */
async function findDue(
  shell: Shell,
  view: object,
  { trigger, known }: Moment,
  onMore: CountsListener,
): Promise<DuePrompt | null> {
  const offer = await loadAppOffer(shell);
  if (!offer || !isReady(shell)) return null;
  const { prompt } = offer;
  const session = shell.session.current();
  if (!mayCome(prompt, { ...readFacts(shell, view, offer, trigger), member: session })) return null;
  const [regDate, counts] = await Promise.all([
    session && needsRegDate(prompt) ? loadRegDate(shell) : null,
    known ?? (session && needsCounts(prompt) ? loadCounts(shell, onMore) : null),
    shell.texts.load('install'),
  ]);
  const factsWith = (accounts: number): PromptFacts => ({
    ...readFacts(shell, view, offer, trigger),
    ...{ counts, member: session && { type: session.type, regDate, accounts } },
  });
  const accounts = session && needsAccounts(prompt, factsWith(0)) ? await countAccounts(shell) : 0;
  if (shell.session.current()?.id !== session?.id) return null;
  const decision = decidePrompt(prompt, factsWith(accounts));
  return decision === 'none' ? null : { offer, isForced: decision === 'forced' };
}

/** DP-03: asks for the counts as long as a member is there. */
function watchCounts(shell: Shell, isVisible: () => boolean, onMore: CountsListener): void {
  setInterval(async () => {
    if (!shell.session.current() || !isVisible() || !isReady(shell)) return;
    const offer = await loadAppOffer(shell);
    if (offer && needsCounts(offer.prompt)) await loadCounts(shell, onMore);
  }, COUNTS_POLL_MS);
}

export function watchPrompt(shell: Shell, view: Pick<Window, 'document'>): void {
  const { events, store, clock, overlays, busy } = shell;
  /** The prompt is open, or waits in the queue, where nobody sees it yet. */
  let isShowing = false;
  /** After play the screen was taken: its next free moment brings the prompt. */
  let waitsForScreen = false;
  const isTaken = (): boolean => overlays.topmost() !== null || busy.any();
  const showDue = async (moment: Moment): Promise<void> => {
    const due = await findDue(shell, view, moment, onMore);
    if (moment.trigger === 'play') waitsForScreen = !due && isTaken();
    // Whoever never saw it has refused nothing: without its code the next moment tries again.
    if (!due || !(await canOpen(shell.overlays, nameOf(due.isForced)))) return;
    // One answer about the counts may be two moments.
    if (isShowing) return;
    isShowing = true;
    await show(shell, due).finally(() => {
      isShowing = false;
    });
  };
  const look = (trigger: PromptTrigger, known: MoneyCounts | null = null): void =>
    void showDue({ trigger, known }).catch(() => undefined);
  const onMore: CountsListener = (more, counts) => {
    if (more === 'withdrawal') look('withdrawal', counts);
    else setTimeout(() => look('deposit', counts), AFTER_DEPOSIT_MS);
  };
  const lookAfterPlay = (): void => {
    // Where the screen is taken, the minutes stay.
    if (endPlay(store, clock.now()) || playedMinutes(store) > 0) look('play');
  };
  events.on('sessionStarted', () => void setTimeout(() => look('login'), AFTER_LOGIN_MS));
  events.on('pageShown', lookAfterPlay);
  shell.navigation.subscribe(lookAfterPlay);
  // A form has been sent, a payment or a game in place closed, an overlay answered.
  overlays.subscribe(() => {
    if (!waitsForScreen || isTaken()) return;
    waitsForScreen = false;
    look('play');
  });
  const isVisible = (): boolean => view.document.visibilityState === 'visible';
  watchCounts(shell, isVisible, onMore);
  look('start');
  lookAfterPlay();
}
