// Performs the effects of the chat's button: opens the chat, counts what is unread, talks with its frame.
import type { ChatAgent } from '@foyer/contract/chat-agent';
import { chatLanguageOf } from '@foyer/contract/chat-languages';
import { nextTask } from '../../shell/clock/next-task.ts';
import { replaceFrame } from '../../shell/navigation/replace-frame.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ChatButtonEffect, ChatButtonEvent, ChatFrame } from './chat.flow.ts';
import { type ChatReport, chatAddress, chatReport, safeChatAddress, standingOf } from './chat.rules.ts';

/** Between two counts while a page stays open @assumed. */
const COUNT_EVERY_MS = 60_000;

/** The elements of the chat, as soon as they are on the page. */
export interface ChatElements {
  readonly frame: () => HTMLIFrameElement | null;
  readonly button: () => HTMLElement | null;
  /** The panel's code. */
  readonly loadPanel: () => Promise<unknown>;
}

type Dispatch = (event: ChatButtonEvent) => void;
type ChatView = Pick<Window, 'addEventListener' | 'setInterval' | 'document' | 'getComputedStyle'>;

export function chatRunner(shell: Shell, { frame, button, loadPanel }: ChatElements, view: ChatView) {
  const { session, texts, overlays, navigation, events, settings, send, load } = shell;
  /** SW-02: the switch may change while the page is open. */
  const usesRelay = (): boolean => readSettings(settings).on.chatRelay;
  let agent: ChatAgent | null = null;
  let openedFor: string | undefined;

  const offerServices = (): void => void overlays.open('services', {});

  const notOpened = (dispatch: Dispatch): void => {
    dispatch({ type: 'notOpened' });
    offerServices();
  };

  const show = (dispatch: Dispatch, shown: ChatFrame): Promise<void> =>
    loadPanel().then(
      () => dispatch({ type: 'frameReady', frame: shown }),
      () => notOpened(dispatch),
    );

  /** CH-01: opens the operator's own chat. The tap has an answer where the error catalogue gives none. */
  const openRelay = async (
    dispatch: Dispatch,
    use = (address: string): unknown => show(dispatch, { address, agent: null }),
  ): Promise<void> => {
    const language = texts.language();
    openedFor = session.current()?.id;
    const outcome = await send('relay.launchChat', {
      b2c: true,
      title: texts.t('chat.title'),
      backUrl: navigation.href(navigation.route(), navigation.query()),
      language: chatLanguageOf(language),
    });
    if (!outcome.ok) {
      dispatch({ type: 'notOpened' });
      return (await import('../../shell/errors/show-failure.ts')).showFailure(shell, outcome);
    }
    const safe = safeChatAddress(shell, outcome.value.chatUrl);
    if (safe === null) return notOpened(dispatch);
    // The button has the colour of the site's own bars.
    const color = view.getComputedStyle(button() ?? view.document.body).backgroundColor;
    await use(chatAddress(safe, { language, color }));
  };

  /** The frame keeps what was written in it, for the member for whom it was opened. */
  const renew = async (dispatch: Dispatch): Promise<void> => {
    if (session.current()?.id === openedFor) await openRelay(dispatch, (address) => replaceFrame(frame(), address));
  };

  /** CH-02: opens a vendor's chat, whose code nobody needs before. */
  const openVendorChat = async (dispatch: Dispatch): Promise<void> => {
    const code = await import('./open-vendor.ts').catch(() => null);
    const opened = code && (await code.openVendor(shell));
    if (!opened) return notOpened(dispatch);
    if (opened === 'declined') return dispatch({ type: 'notOpened' });
    ({ agent } = opened);
    await show(dispatch, opened);
  };

  const count = async (dispatch: Dispatch): Promise<void> => {
    const member = session.current();
    if (!usesRelay() || standingOf(member) !== 'member' || member?.restricted) return;
    // A badge that is late or missing disturbs nobody.
    const outcome = await load('relay.unreadCount', {});
    if (outcome.ok && session.current()?.id === member?.id)
      dispatch({ type: 'counted', unread: outcome.value.unReadCount });
  };

  const hear: Readonly<Record<ChatReport, (dispatch: Dispatch) => void>> = {
    // A frame of the chat's origin, or of none: what it is told is no secret, and never the token.
    loaded: () => frame()?.contentWindow?.postMessage({ chat: 'open', agent }, '*'),
    ready: () => undefined,
    failed: (dispatch) => dispatch({ type: 'vendorFailed' }),
    expired: (dispatch) => dispatch({ type: 'codeExpired' }),
    escaped: (dispatch) => dispatch({ type: 'closed' }),
    seen: (dispatch) => dispatch({ type: 'counted', unread: 0 }),
  };

  /** A push about an answer leads here: the address asks for the chat once, and a refresh does not ask again. */
  const openIfAsked = (dispatch: Dispatch): void => {
    const { chat, ...query } = navigation.query();
    const member = session.current();
    if (chat !== 'open' || standingOf(member) !== 'member' || member?.restricted) return;
    navigation.changeQuery(query);
    dispatch({ type: 'tapped', standing: 'member' });
  };

  const watch = (dispatch: Dispatch): void => {
    view.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      // Any window may send messages: only this frame's count.
      if (source === null || source !== frame()?.contentWindow) return;
      const report = chatReport(data);
      if (report) hear[report](dispatch);
    });
    const countIfSeen = (): void => {
      if (view.document.visibilityState !== 'hidden') void count(dispatch);
    };
    events.on('sessionEnded', () => dispatch({ type: 'loggedOut' }));
    // A vendor's chat counts nothing that is unread.
    events.on('settingsChanged', () => (usesRelay() ? countIfSeen() : dispatch({ type: 'counted', unread: 0 })));
    session.subscribe(countIfSeen);
    navigation.subscribe(countIfSeen);
    navigation.subscribe(() => openIfAsked(dispatch));
    openIfAsked(dispatch);
    view.setInterval(countIfSeen, COUNT_EVERY_MS);
  };

  const perform: { readonly [Name in ChatButtonEffect['do']]: (dispatch: Dispatch) => unknown } = {
    watch,
    logIn: () => navigation.go('login'),
    sayForbidden: () =>
      overlays.open('alert', { title: texts.t('chat.title'), message: texts.t('chat.forbidden'), help: true }),
    open: (dispatch) => {
      // Beside the call: the panel waits for both.
      loadPanel().catch(() => undefined);
      return (usesRelay() ? openRelay : openVendorChat)(dispatch);
    },
    renew,
    offerServices,
    // An element can have the focus only once it is shown.
    focusFrame: () => nextTask().then(() => frame()?.focus()),
    focusButton: () => nextTask().then(() => button()?.focus()),
    count,
  };
  return (effect: ChatButtonEffect, dispatch: Dispatch): unknown => perform[effect.do](dispatch);
}
