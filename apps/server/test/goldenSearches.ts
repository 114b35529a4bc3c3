import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** What somebody types, and the board of the demo gallery that is meant. */
export interface GoldenSearch {
  /** Class of the search, e.g. `typos`. */
  group: string;
  language: string;
  keyword: string;
  slug: string;
}

const FILE = join(import.meta.dirname, 'goldenSearches.yaml');
const format = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

/** The golden searches, in the order of their file. */
export function readGoldenSearches(): GoldenSearch[] {
  return Object.entries(format.parse(parse(readFileSync(FILE, 'utf8')))).flatMap(([group, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, searches]) =>
      Object.entries(searches).map(([keyword, slug]) => ({ group, language, keyword, slug })),
    ),
  );
}
