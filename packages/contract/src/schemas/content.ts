// Content: banners, activities, news, help.
import * as z from 'zod/mini';
import { languageCodes } from '../languages.ts';
import { inItems, itemsOf, listOf, openEnum, orElse, pageOf, ReadId, ReadText, ReadTime, readFlag } from './read.ts';
import { Cursor, text } from './values.ts';

/** The language of a row's texts where it is not the one that the call asked for. */
export const RowLanguage = z.optional(openEnum(languageCodes, undefined));

/** Any text that a path can carry in its encoded form: "SUMMER 2026". Nothing that a path or a page reads as its own. */
const Id = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[^.\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>\\][^\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>\\]{0,63}$/u));
/** The id that an entry is requested by: it can be part of an address. */
const EntryId = z.pipe(ReadId, Id);

/** P an activity, G a game, URL an address. */
export const LinkageType = z.enum(['P', 'URL', 'G']);

/** A field that a banner need not have; a back end may also write null for none. */
const maybe = (name: string) => z.optional(orElse(name, ReadText, undefined));

/** BN-02, with the texts that stand in HTML beside the art. A banner of the specification is its picture alone. */
export const Banner = z.object({
  groupName: orElse('groupName', ReadText, ''),
  url: orElse('url', ReadText, ''),
  /** A kind that nobody here knows leads to an address or nowhere, as a URL does @assumed. */
  linkageType: openEnum(LinkageType.options, 'URL'),
  linkage: orElse('linkage', ReadText, ''),
  roomId: maybe('roomId'),
  nodeId: maybe('nodeId'),
  gameType: maybe('gameType'),
  vendor: maybe('vendor'),
  eyebrow: orElse('eyebrow', ReadText, ''),
  title: orElse('title', ReadText, ''),
  action: orElse('action', ReadText, ''),
  /** Name of the picture under the operator's art; without one the picture is at `url`. */
  art: orElse('art', ReadText, ''),
  language: RowLanguage,
});

/** A paragraph-level piece of an article: plain text, never HTML. */
export const Block = z.object({ kind: openEnum(['heading', 'item'], 'paragraph'), text: ReadText });
const body = listOf('body', Block);

/** The fields of an article in a list. */
const card = {
  id: EntryId,
  title: ReadText,
  summary: orElse('summary', ReadText, ''),
  art: orElse('art', ReadText, null),
  /** What kind of article it is, in a word or two. */
  badge: orElse('badge', ReadText, null),
  publishedAt: ReadTime,
  language: RowLanguage,
};
const activity = {
  endsAt: orElse('endsAt', ReadTime, null),
  /** Id of its category. */
  category: orElse('category', ReadText, null),
};

export const Article = z.object({ ...card, body });

export const ArticleCard = z.object(card);

/** An activity (promotion): an article with its time. */
export const ActivityCard = z.object({ ...card, ...activity });
export const Activity = z.object({ ...card, body, ...activity });

const topic = { id: EntryId, section: orElse('section', ReadText, ''), title: ReadText, language: RowLanguage };

/** A help topic belongs to a section: "Account", "Deposits" … */
export const HelpCard = z.object({ ...topic, summary: orElse('summary', ReadText, '') });
export const HelpTopic = z.object({ ...topic, body });

/** Most characters of an announcement's HTML @assumed. A longer one is left out: nobody reads it, and cleaning it takes a phone long. */
export const MOST_ANNOUNCEMENT_HTML = 20_000;

/** PO-03: A the logged in, B visitors, F members at their first log-in. */
export const Execution = z.enum(['A', 'B', 'F']);

/** PO-01, with a picture of the operator's art. Its HTML is anybody's: whoever shows it cleans it first. */
export const Announcement = z.object({
  id: ReadId,
  title: orElse('title', ReadText, ''),
  content: z.pipe(ReadText, text(MOST_ANNOUNCEMENT_HTML)),
  /** What kind of promotion it is about; without one it leads to none @assumed. */
  promotionType: orElse('promotionType', ReadText, ''),
  /** An announcement for an audience that nobody here knows is for everyone @assumed. */
  execution: openEnum(Execution.options, null),
  art: orElse('art', ReadText, ''),
  language: RowLanguage,
});

const list = z.strictObject({ cursor: Cursor });
const one = z.strictObject({ id: Id });

export const contentSchemas = {
  'content.banners': {
    input: z.strictObject({ group: z.optional(text(64)) }),
    output: itemsOf(Banner),
  },
  'content.popups': {
    input: z.strictObject({}),
    output: z.pipe(
      inItems,
      z.object({
        items: listOf('items', Announcement),
        /** PO-02: the popup closes on its last announcement only @assumed field: the specification names none. */
        forcedReading: readFlag(),
        /** PO-02: the announcements follow each other by themselves @assumed field: the specification names none. */
        autoplay: readFlag(),
      }),
    ),
  },
  /** `types` PR: promotions; `platform` M: mobile. Without a category: what the popup shows @assumed. */
  'relay.listAnnouncements': {
    input: z.strictObject({
      types: z.optional(text(64)),
      platform: z.optional(text(16)),
      category: z.optional(text(64)),
    }),
    output: itemsOf(Announcement),
  },
  'content.activities': { input: list, output: pageOf(ActivityCard) },
  'content.activity': { input: one, output: Activity },
  'content.news': { input: list, output: pageOf(ArticleCard) },
  'content.article': { input: one, output: Article },
  'content.help': { input: list, output: pageOf(HelpCard) },
  'content.helpTopic': { input: one, output: HelpTopic },
} as const;
