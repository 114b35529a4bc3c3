import MiniSearch from 'minisearch';
import { indexTerms, queryTerms } from '@boardwalk/domain';
import type { Engine } from './quality.ts';
import type { SearchDocument } from './questions.ts';

/**
 * MiniSearch over the same documents: BM25+ in memory, with the terms of the domain's tokenizer, so that it finds something in
 * runs of Han, kana and hangul; names and tags weigh more, as they do here.
 *
 * @param fuzzy share of a word's length that may differ; 0 for none
 */
export function miniSearch(documents: readonly SearchDocument[], { fuzzy = 0 } = {}): Engine {
  const index = new MiniSearch<SearchDocument>({
    fields: ['name', 'tags', 'text', 'board'],
    extractField: (document, field) =>
      field === 'tags' ? document.tags.join(' ') : String(document[field as keyof SearchDocument]),
    tokenize: (text) => indexTerms(text),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => [...queryTerms(text).terms],
      boost: { name: 3, tags: 2 },
      fuzzy,
    },
  });
  index.addAll(documents);
  return ({ text }) => index.search(text).map(({ id }) => String(id));
}
