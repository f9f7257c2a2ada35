// A page whose script servers bring the script, are cut off, never answer, or answer garbage.
import type { ScriptPage } from './script-loader.ts';

export type ServerMood = 'brings' | 'cut' | 'silent' | 'garbage';

export interface FakeScriptPage extends ScriptPage {
  /** The requested addresses, in order. */
  readonly requests: readonly string[];
  /** Tags that stand in the head. */
  readonly tags: () => number;
  /** Changes how a server behaves from now on. */
  readonly setMood: (server: string, mood: ServerMood) => void;
  /** Names of the Trusted Types policies that were made. */
  readonly policies: readonly string[];
}

interface FakeTag {
  src: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  readonly remove: () => void;
}

/** `run` is what a script does when it comes; `trusted` gives the page Trusted Types. */
export function fakeScriptPage(
  moods: Readonly<Record<string, ServerMood>>,
  run: (address: string) => void,
  { trusted = true } = {},
): FakeScriptPage {
  const now = { ...moods };
  const requests: string[] = [];
  const policies: string[] = [];
  const tags = new Set<FakeTag>();

  const moodOf = (address: string): ServerMood =>
    Object.entries(now).find(([server]) => address.startsWith(server))?.[1] ?? 'cut';
  const append = (tag: FakeTag): void => {
    tags.add(tag);
    requests.push(tag.src);
    const mood = moodOf(tag.src);
    if (mood === 'silent') return;
    queueMicrotask(() => {
      if (mood === 'brings') run(tag.src);
      if (mood === 'cut') tag.onerror?.();
      else tag.onload?.();
    });
  };
  const createElement = (): FakeTag => {
    const tag: FakeTag = { src: '', onload: null, onerror: null, remove: () => void tags.delete(tag) };
    return tag;
  };
  const page = {
    requests: requests,
    policies,
    tags: () => tags.size,
    setMood: (server: string, mood: ServerMood) => {
      now[server] = mood;
    },
    document: { createElement, head: { append }, baseURI: 'https://site.example/m/login' },
    ...(trusted && {
      trustedTypes: {
        createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => {
          if (policies.includes(name)) throw new TypeError(`Policy ${name} exists.`);
          policies.push(name);
          return {
            createScriptURL: (address: string) => {
              const made = rules.createScriptURL(address);
              if (made === null) throw new TypeError('Refused by the policy.');
              return made;
            },
          };
        },
      },
    }),
  };
  // Only this part of a document is reached.
  return page as unknown as FakeScriptPage;
}
