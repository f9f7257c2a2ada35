// The field to write in. Enter sends; with Shift it begins another line.
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { ChatProps } from './chat-props.ts';

/** Longest message that the platform takes. */
const MOST_CHARACTERS = 2000;

const ID_BYTES = 16;

/** base64url of 128 bits. */
const newId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(ID_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const readable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();

/** A label, so that the browser's own control opens; the control stays for those who do not see it. */
function PictureButton({ texts, send, isReady }: Pick<ChatProps, 'texts' | 'send'> & { readonly isReady: boolean }) {
  return (
    <label className="chat__attach">
      <Icon name="picture" />
      <input
        type="file"
        className="vh"
        accept="image/jpeg,image/png,image/webp"
        aria-label={texts.t('chatSendPicture')}
        disabled={!isReady}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) send({ type: 'pictureChosen', id: newId(), file, at: new Date().toISOString() });
        }}
      />
    </label>
  );
}

export function Composer({ chat, texts, send }: ChatProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const ready = readable(text);
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (ready === '') return;
    send({ type: 'written', id: newId(), text: ready, at: new Date().toISOString() });
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // An input method's Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className="chat__form" onSubmit={submit}>
      <PictureButton texts={texts} send={send} isReady={chat.phase === 'ready'} />
      <textarea
        ref={field}
        className="chat__field"
        aria-label={texts.t('chatMessage')}
        placeholder={texts.t('chatMessage')}
        rows={Math.min(5, text.split('\n').length + Math.floor(text.length / 40))}
        maxLength={MOST_CHARACTERS}
        dir={text === '' ? undefined : 'auto'}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          send({ type: 'typed' });
        }}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="chat__send" aria-label={texts.t('chatSend')} disabled={ready === ''}>
        <Icon name="send" flip />
      </button>
    </form>
  );
}
