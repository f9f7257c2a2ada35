// Content: banners, activities, news, help.
import * as z from 'zod/mini';
import { Cursor, Instant, page, text } from './values.ts';

const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** BN-02, with the texts that stand in HTML beside the art. */
export const Banner = z.object({
  groupName: z.string(),
  url: z.string(),
  linkageType: z.enum(['P', 'URL', 'G']),
  linkage: z.string(),
  roomId: z.optional(z.string()),
  nodeId: z.optional(z.string()),
  gameType: z.optional(z.string()),
  vendor: z.optional(z.string()),
  eyebrow: z.string(),
  title: z.string(),
  action: z.string(),
  /** Name of the picture under the operator's art. */
  art: z.string(),
});

/** A paragraph-level piece of an article: plain text, never HTML. */
export const Block = z.object({ kind: z.enum(['heading', 'paragraph', 'item']), text: z.string() });

export const Article = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  art: z.nullable(z.string()),
  publishedAt: Instant,
  body: z.array(Block),
});

export const ArticleCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  art: z.nullable(z.string()),
  publishedAt: Instant,
});

/** An activity (promotion): an article with its time. */
export const ActivityCard = z.object({
  ...ArticleCard.shape,
  badge: z.nullable(z.string()),
  endsAt: z.nullable(Instant),
});
export const Activity = z.object({ ...Article.shape, badge: z.nullable(z.string()), endsAt: z.nullable(Instant) });

/** A help topic belongs to a section: "Account", "Deposits" … */
export const HelpCard = z.object({ id: Id, section: z.string(), title: z.string(), summary: z.string() });
export const HelpTopic = z.object({ id: Id, section: z.string(), title: z.string(), body: z.array(Block) });

const list = z.strictObject({ cursor: Cursor });
const one = z.strictObject({ id: Id });

export const contentSchemas = {
  'content.banners': {
    input: z.strictObject({ group: z.optional(text(64)) }),
    output: z.object({ items: z.array(Banner) }),
  },
  'content.activities': { input: list, output: page(ActivityCard) },
  'content.activity': { input: one, output: Activity },
  'content.news': { input: list, output: page(ArticleCard) },
  'content.article': { input: one, output: Article },
  'content.help': { input: list, output: page(HelpCard) },
  'content.helpTopic': { input: one, output: HelpTopic },
} as const;
