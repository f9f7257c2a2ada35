// Starts the chat's page: takes the code out of the address, then loads texts, session and conversation.
import { chatCalls } from '@foyer/contract';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { siteHref } from '../room/site-address.ts';
import { withTexts } from '../texts/loaded-texts.ts';
import { chosenLanguage, type Texts } from '../texts/texts.ts';
import { callerOf, fileCallerOf } from '../wire/call.ts';
import { readStored } from '../wire/stored-values.ts';
import { createChatRunner, ENTERED } from './chat.runner.ts';
import { type Chat, type Entered, startChat } from './chat.state.ts';
import { ChatView } from './chat-view.tsx';
import { followEnd } from './follow-end.ts';
import { headerColors } from './header-color.rules.ts';
import { readFrameMessages, readKept } from './kept-messages.ts';
import { openLink } from './live-link.ts';
import { shrinkPicture } from './shrink-picture.ts';
import '../styles/base.css';
import '../styles/chat.css';

const address = new URL(location.href);
const code = address.searchParams.get('code');
if (code !== null) {
  address.searchParams.delete('code');
  history.replaceState(history.state, '', address.pathname + address.search);
}

const colors = headerColors(address.searchParams.get('headerColor'));
if (colors !== null) {
  document.documentElement.style.setProperty('--chat-head', colors.back);
  document.documentElement.style.setProperty('--chat-on-head', colors.text);
}

const isFramed = window.parent !== window;
const language = chosenLanguage(address.searchParams.get('ui'), null, navigator.languages);

let texts: Texts | null = null;
const stored = code === null ? readStored<Entered>(ENTERED) : null;
const frame = isFramed ? window : null;
// A new code may be another member's: what an earlier page kept waits until the member is known.
let chat: Chat = startChat(stored, stored === null ? readFrameMessages(frame) : readKept(stored.name));

const page = document.getElementById('chat');
const view = page && createRoot(page);

const paint = (hasWritten: boolean): void => {
  if (view === null || texts === null) return;
  const shown = texts;
  document.title = chat.entered?.title || shown.t('chatTitle');
  followEnd(
    () =>
      flushSync(() =>
        view.render(
          <ChatView chat={chat} texts={shown} send={runner.send} isFramed={isFramed} home={siteHref(location.href)} />,
        ),
      ),
    { hasWritten },
  );
};

/** The message holds no secret, and only the site may frame this page. */
const reportToSite = (chat: 'seen' | 'expired' | 'escaped'): void => {
  if (isFramed) window.parent.postMessage({ chat }, '*');
};

// A key that ends the composition of a character closes nothing.
addEventListener('keydown', ({ key, isComposing }) => {
  if (key === 'Escape' && !isComposing) reportToSite('escaped');
});

const caller = { language: () => language, session: () => chat.entered?.session ?? null };

const runner = createChatRunner({
  call: callerOf(chatCalls, caller),
  sendFile: fileCallerOf(caller),
  shrink: (file) => shrinkPicture(file, () => import('@foyer/browsers/shrink')),
  openLink,
  frame,
  start: chat,
  code,
  onChange: (next) => {
    const hasWritten = next.outgoing.length > chat.outgoing.length;
    chat = next;
    paint(hasWritten);
  },
  // The site around the page counts anew.
  onSeen: () => reportToSite('seen'),
  onExpired: () => reportToSite('expired'),
});

runner.start();
void withTexts(language, (loaded) => {
  texts = loaded;
  const root = document.documentElement;
  root.lang = loaded.tag;
  root.dir = loaded.dir;
  root.dataset.language = loaded.language;
  paint(false);
});
