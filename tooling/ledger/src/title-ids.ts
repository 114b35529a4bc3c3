import { REQUIREMENT_ID } from './requirements.ts';

/** The ids a test's title claims to prove, and what stands in brackets but cannot be read as ids. */
export interface TitleIds {
  ids: string[];
  malformed: string[];
}

/**
 * Reads the ids from a title: `[PUB-08][CONST-50] …` and `[PUB-08, CONST-50] …` claim both. Nothing is expanded: a
 * range such as `[PUB-01..08]` is malformed, because it would claim rows that nobody wrote down.
 */
export function idsOfTitle(title: string): TitleIds {
  const found: TitleIds = { ids: [], malformed: [] };
  for (const [, inside = ''] of title.matchAll(/\[([^\]]*)\]/g)) {
    const parts = inside.split(',').map((part) => part.trim());
    if (parts.every((part) => REQUIREMENT_ID.test(part))) found.ids.push(...parts);
    // Brackets with other content are ordinary words, unless an id is in them.
    else if (/[A-Z]+-\d+/.test(inside)) found.malformed.push(`[${inside}]`);
  }
  return { ids: [...new Set(found.ids)], malformed: found.malformed };
}
