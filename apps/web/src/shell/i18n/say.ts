// Says a message that the build has compiled: its words, values in their places, and plurals by the rules of the language.
import type { TextValues } from './texts.ts';

/** Messages by category of `Intl.PluralRules`, or by the number itself. */
export type Choices = Readonly<Record<string, Message>>;
/** A value's place, or the choice between plurals of it. */
type Place = readonly [name: string] | readonly [name: string, kind: 'plural', choices: Choices];
/** A message as `@lingui/message-utils` compiles it; one without places is its words. */
export type Message = string | readonly (string | Place)[];
/** Messages by feature and key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** In a plural: the number itself. */
const NUMBER = '#';

const wording = new Map<string, { readonly rules: Intl.PluralRules; readonly numbers: Intl.NumberFormat }>();

function wordingOf(tag: string) {
  const known = wording.get(tag) ?? { rules: new Intl.PluralRules(tag), numbers: new Intl.NumberFormat(tag) };
  wording.set(tag, known);
  return known;
}

/** The message of `feature.key`. */
export function messageOf(messages: Messages, key: string): Message | undefined {
  const dot = key.indexOf('.');
  return messages[key.slice(0, dot)]?.[key.slice(dot + 1)];
}

/** `counted`: the number of the plural that the message stands in. A value that is not given says nothing. */
export function say(message: Message, values: TextValues, tag: string, counted?: number): string {
  const sayPart = (part: string | Place): string => {
    if (part === NUMBER && counted !== undefined) return wordingOf(tag).numbers.format(counted);
    if (typeof part === 'string') return part;
    const [name, , choices] = part;
    const value = values[name] ?? '';
    if (!choices) return String(value);
    const count = Number(value);
    return say(
      choices[count] ?? choices[wordingOf(tag).rules.select(count)] ?? choices.other ?? '',
      values,
      tag,
      count,
    );
  };
  return typeof message === 'string' ? sayPart(message) : message.map(sayPart).join('');
}
