import { LANGUAGES, MemberType, Sex } from '@boardwalk/domain';
import { parse } from 'yaml';
import { z } from 'zod';

import { readSource, withFileName } from './files.ts';

const SEXES = { man: Sex.MAN, woman: Sex.WOMAN, confidential: Sex.CONFIDENTIAL } as const;
const MEMBERS = {
  none: MemberType.NONE,
  ordinary: MemberType.ORDINARY,
  lifetime: MemberType.LIFETIME,
} as const;

const person = z.strictObject({
  handle: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  language: z.enum(LANGUAGES),
  sex: z.enum(['man', 'woman', 'confidential']).transform((sex) => SEXES[sex]),
  profession: z.string().min(1),
  /** The demo account this person signs in with, when there is one. */
  account: z.literal('creator').optional(),
  member: z.enum(['none', 'ordinary', 'lifetime']).transform((member) => MEMBERS[member]),
  expert: z.boolean().default(false),
  influencer: z.boolean().default(false),
  /** Keys of taxonomy/tags.yaml. */
  industry: z.string(),
  role: z.string(),
  bio: z.string().min(1),
});

/** An invented creator of the demo community. */
export type Person = z.infer<typeof person>;

/**
 * Reads sources/people.yaml.
 * @throws SourceError naming the field
 */
export function readPeople(): Person[] {
  const path = 'people.yaml';
  return withFileName(path, () => z.array(person).parse(parse(readSource(path).text)));
}
