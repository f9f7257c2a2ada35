// The WebSocket of the chat's page: it brings news and sends signs. Its opener hears once that it is over, whatever the reason.
import type { ChatState } from '@foyer/contract';
import { CHAT_LIVE_PATH, subHostOf } from '@foyer/contract/sub-hosts';

/** The platform sends something every twenty seconds. */
const SILENCE_MS = 45_000;

export type ChatSign = { readonly typing: true } | { readonly seen: number };

export interface LiveLink {
  readonly send: (sign: ChatSign) => void;
  readonly close: () => void;
}

interface Listener {
  readonly news: (state: ChatState) => void;
  /** Comes once. */
  readonly ended: () => void;
}

export type OpenLink = (
  hello: { readonly session: string; readonly after: number },
  listener: Listener,
) => LiveLink | null;

/** Null where there can be none: a page within the site's own host has no origin that the platform could know. */
export const openLink: OpenLink = (hello, { news, ended }) => {
  if (typeof WebSocket === 'undefined' || subHostOf(location.host) !== 'chat') return null;
  let socket: WebSocket;
  try {
    socket = new WebSocket(location.origin.replace(/^http/, 'ws') + CHAT_LIVE_PATH);
  } catch {
    return null; // the browser's policy
  }
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    socket.close();
    ended();
  };
  let timer = setTimeout(end, SILENCE_MS);
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onclose = end;
  socket.onmessage = ({ data }) => {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(end, SILENCE_MS);
    // The platform's answer is trusted without a schema, like those of all calls here.
    news(JSON.parse(String(data)) as ChatState);
  };
  return {
    send: (sign) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(sign));
    },
    close: end,
  };
};
