import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGallery } from '@boardwalk/demo-gallery';
import { searchTextOf } from '@boardwalk/board/document';
import { z } from 'zod';
import { readGoldenSearches } from '../../test/goldenSearches.ts';

/** A text to be found. */
export interface SearchDocument {
  /** Unique within its set. */
  id: string;
  language: string;
  /** As the name of a work; may be empty. */
  name: string;
  /** Names of its tags. */
  tags: readonly string[];
  /** As the description of a work. */
  text: string;
  /** As what stands on the board. */
  board: string;
}

/** What somebody types, and the documents of which one is meant. */
export interface SearchQuestion {
  text: string;
  /** Language of the reader. */
  language: string;
  answers: readonly string[];
  /** What makes the question hard. */
  group: string;
}

/** Documents and questions about them. */
export interface SearchSet {
  name: string;
  documents: readonly SearchDocument[];
  questions: readonly SearchQuestion[];
}

/** Words of a description that stand alone as a question. */
const WORDS_ASKED = 4;

/**
 * The demo gallery: the golden searches, and two questions for each board: its name without what stands behind the colon, and
 * a few words out of its description.
 */
export function demoSet(): SearchSet {
  const { boards, taxonomy } = loadGallery();
  const { scenes, roles, industries, common } = taxonomy;
  const branches = [...scenes, ...common];
  const named = new Map(
    [...branches, ...branches.flatMap(({ children }) => children), ...roles, ...industries].map(
      ({ key, name }) => [key, Object.values(name)],
    ),
  );
  const documents = boards.map(({ meta, snapshot }): SearchDocument => ({
    id: meta.slug,
    language: meta.language,
    name: meta.title,
    tags: [
      ...meta.tags,
      ...[...meta.scenes, ...meta.roles, meta.industry, meta.chart].flatMap((slug) => named.get(slug) ?? []),
    ],
    text: meta.description,
    board: searchTextOf(snapshot),
  }));
  const made = boards.flatMap(({ meta }): SearchQuestion[] => {
    const { slug, language } = meta;
    return [
      {
        text: meta.title.split(/[:：（(]| - /u)[0] ?? meta.title,
        language,
        answers: [slug],
        group: 'made from names',
      },
      {
        text: partOf(meta.description, language),
        language,
        answers: [slug],
        group: 'made from descriptions',
      },
    ];
  });
  const golden = readGoldenSearches().map(({ group, language, keyword, slug }) => ({
    text: keyword,
    language,
    answers: [slug],
    group,
  }));
  return { name: 'Demo gallery', documents, questions: [...golden, ...made] };
}

/** A few words from the middle of a text: of a script without spaces a run of characters. */
function partOf(text: string, language: string): string {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike, segment }) => isWordLike === true && segment.length > 1,
  );
  const from = Math.floor(words.length / 2);
  return words
    .slice(from, from + WORDS_ASKED)
    .map(({ segment }) => segment)
    .join(' ');
}

const documentLine = z.object({
  id: z.string().min(1),
  language: z.string(),
  name: z.string().default(''),
  tags: z.array(z.string()).default([]),
  text: z.string().default(''),
  board: z.string().default(''),
});
const questionLine = z.object({
  text: z.string().min(1),
  language: z.string(),
  answers: z.array(z.string()).min(1),
  group: z.string().default('questions'),
});

/**
 * A set of documents in a folder: `documents.jsonl` and `questions.jsonl`, one JSON object a line.
 *
 * @throws ZodError for a line that has another form
 */
export function folderSet(folder: string): SearchSet {
  const read = <Line>(file: string, line: z.ZodType<Line>): Line[] =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((text) => text.trim() !== '')
      .map((text) => line.parse(JSON.parse(text)));
  return {
    name: process.env.DATA_NAME ?? 'A data set',
    documents: read('documents.jsonl', documentLine),
    questions: read('questions.jsonl', questionLine),
  };
}
