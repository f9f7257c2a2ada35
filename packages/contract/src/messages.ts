// Formats a compiled text: values in their placeholders, and the language's plurals.
import { formatCount } from './numbers.ts';

/** The values of a text's placeholders, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;
/** Messages by category of `Intl.PluralRules`, or by the number itself. */
export type Choices = Readonly<Record<string, Message>>;
/** A value's place, or the choice between plurals of it. */
type Place = readonly [name: string] | readonly [name: string, kind: 'plural', choices: Choices];
/** A message as `@lingui/message-utils` compiles it; one without places is its words. */
export type Message = string | readonly (string | Place)[];
/** Messages by sheet (a file of a language's folder) and key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** In a plural: the number itself, a whole one from 0 on. */
const NUMBER = '#';

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(tag: string): Intl.PluralRules {
  const known = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, known);
  return known;
}

/** The message of `sheet.key`. */
export function messageOf(messages: Messages, key: string): Message | undefined {
  const dot = key.indexOf('.');
  return messages[key.slice(0, dot)]?.[key.slice(dot + 1)];
}

/**
 * Formats a message in the language of `tag`, a BCP 47 tag. A value that is not given leaves its place empty. `counted`
 * is the number of the plural around the message.
 */
export function formatMessage(message: Message, values: MessageValues, tag: string, counted?: number): string {
  const formatPart = (part: string | Place): string => {
    if (part === NUMBER && counted !== undefined) return formatCount(counted, tag);
    if (typeof part === 'string') return part;
    const [name, , choices] = part;
    const value = values[name] ?? '';
    if (!choices) return String(value);
    const count = Number(value);
    return formatMessage(
      choices[count] ?? choices[rulesOf(tag).select(count)] ?? choices.other ?? '',
      values,
      tag,
      count,
    );
  };
  return typeof message === 'string' ? formatPart(message) : message.map(formatPart).join('');
}
