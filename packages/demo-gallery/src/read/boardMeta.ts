import { FeeType, LANGUAGES } from '@boardwalk/domain';
import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9-]+$/, 'a key has lower-case letters, digits and hyphens only');

/** The fee in a source: `free`, `member-free`, or a price in whole yuan. */
const feeSchema = z
  .union([z.literal('free'), z.literal('member-free'), z.number().int()])
  .transform((fee) =>
    fee === 'free'
      ? { type: FeeType.FREE, price: undefined }
      : fee === 'member-free'
        ? { type: FeeType.MEMBER_FREE, price: undefined }
        : { type: FeeType.NEED_PAY, price: fee },
  );

/** The front matter of a board. The publish rules themselves are the domain's and checked by this package's tests. */
export const boardMetaSchema = z.strictObject({
  slug: key,
  language: z.enum(LANGUAGES),
  kind: z.enum(['board', 'mindmap']),
  title: z.string(),
  description: z.string(),
  /** Custom tags, as typed by the creator. */
  tags: z.array(z.string()),
  /** Keys of taxonomy/tags.yaml. */
  scenes: z.array(key),
  roles: z.array(key),
  industry: key,
  chart: key,
  /** Keys of taxonomy/topics.yaml. */
  topics: z.array(key).default([]),
  fee: feeSchema,
  /** Handle of the creator in people.yaml. */
  owner: key,
  /** Whole days before "now" on which the board was published. */
  published: z.number().int().min(1).max(300),
  /** How popular it becomes: 1 is ordinary. */
  weight: z.number().positive().max(5).default(1),
  selected: z.boolean().default(false),
});

/** What is known about a board besides its content. */
export type BoardMeta = z.infer<typeof boardMetaSchema>;
