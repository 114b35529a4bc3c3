import { normalizeText, suggestionKey, tokenize, type SynonymGroup, type Token } from '@boardwalk/domain';
import { quoteTerm } from './searchIndex.ts';
import { synonymsOf } from './synonyms.ts';
import { TERM_FORMS } from './termForms.ts';

/** One thing a text asks for: a word in its forms, or two neighbouring characters. */
export interface Concept {
  /** What meets it, as a text that Postgres casts to tsquery, e.g. `'journeys' | '~journey'`. */
  readonly query: string;
  /** The most frequent term that meets it, by which its frequency is looked up; none for several terms at once. */
  readonly term: string | null;
  /** For the word still being typed, words that begin with it, which meet it as well: `'jour':*`. */
  readonly prefix: string | null;
  /** The word, if it is one that may be mistyped: then words of the site that come near it meet it too. */
  readonly spelling: string | null;
  /** Where it stands in the text, if it may be mistyped. */
  readonly place?: { readonly start: number; readonly end: number };
  /** Other words for what is asked for: a work that has all of the text needs none of them. */
  readonly isSynonym: boolean;
}

/** What a text asks for. */
export interface Keyword {
  /** In the order of the text, each once. */
  readonly concepts: readonly Concept[];
  /** All concepts but synonyms at once, as a text that Postgres casts to tsquery. */
  readonly all: string;
  /** The text as names are compared: see publication.name_key. */
  readonly nameKey: string;
  /** The text that was read; its concepts say where in it they stand. */
  readonly text: string;
}

/** A keyword as a statement takes it: its concepts by their parts, in their order. */
export interface Asked {
  readonly queries: readonly string[];
  readonly terms: readonly (string | null)[];
  readonly prefixes: readonly (string | null)[];
  readonly spellings: readonly (string | null)[];
  readonly areSynonyms: readonly boolean[];
  readonly nameKey: string;
}

/** Takes a keyword apart for a statement. */
export function askedOf({ concepts, nameKey }: Keyword): Asked {
  return {
    queries: concepts.map(({ query }) => query),
    terms: concepts.map(({ term }) => term),
    prefixes: concepts.map(({ prefix }) => prefix),
    spellings: concepts.map(({ spelling }) => spelling),
    areSynonyms: concepts.map(({ isSynonym }) => isSynonym),
    nameKey,
  };
}

/** A text asks for so many things; what comes later in it says little, and costs time. */
const CONCEPTS_MAX = 24;
/** Words that are looked for in another spelling: of shorter ones too many others come near. */
const SPELT = /^[a-z]{4,}$/u;

/**
 * Reads a text to search for. The last word of a script with spaces may be unfinished: `jour` finds `journey`.
 *
 * @param text as typed
 * @param options.asTyped no word stands for one that is spelt like it
 * @param options.synonyms words that mean the same on this site
 * @returns undefined for an empty text, which asks for nothing; without concepts for one that nothing can match, such as `!!`
 */
export function readKeyword(
  text: string | undefined,
  options: { asTyped?: boolean | undefined; synonyms?: readonly SynonymGroup[] | undefined } = {},
): Keyword | undefined {
  const typed = normalizeText(text ?? '');
  if (typed === '') return undefined;
  const found = conceptsOf(typed).slice(0, CONCEPTS_MAX);
  const asked = options.asTyped === true ? found.map((concept) => ({ ...concept, spelling: null })) : found;
  return {
    concepts: [...asked, ...synonymsOf(typed, options.synonyms).map(synonymConcept)],
    all: asked
      .map(({ query, prefix }) => `(${[query, ...(prefix === null ? [] : [prefix])].join(' | ')})`)
      .join(' & '),
    nameKey: suggestionKey(typed),
    text: typed,
  };
}

function conceptsOf(typed: string): Concept[] {
  const tokens = tokenize(typed, TERM_FORMS);
  const last = tokens.findLast(({ kind }) => kind === 'word');
  const paired = new Set(
    tokens.filter(({ kind }) => kind === 'bigram').flatMap(({ position }) => [position, position + 1]),
  );
  const joined = tokens.filter(({ kind }) => kind === 'joined');
  const byQuery = new Map<string, Concept>();
  const add = (concept: Concept) => {
    if (!byQuery.has(concept.query)) byQuery.set(concept.query, concept);
  };
  for (const token of tokens) {
    const { kind, term, position } = token;
    if (kind === 'bigram' || (kind === 'unigram' && !paired.has(position)))
      add({ query: quoteTerm(term), term, prefix: null, spelling: null, isSynonym: false });
    if (kind !== 'word') continue;
    const whole = joined.findLast((each) => isWithin(token, each));
    if (whole === undefined) {
      const isOpen = token === last && token.end === typed.length;
      add(wordConcept(token, tokens, isOpen));
    } else if (whole.position === position) add(joinedConcept(whole, tokens));
  }
  return [...byQuery.values()];
}

function isWithin(part: Token, whole: Token): boolean {
  return part.start >= whole.start && part.end <= whole.end;
}

function wordConcept(
  { term, position, start, end }: Token,
  tokens: readonly Token[],
  isOpen: boolean,
): Concept {
  const stems = tokens.filter((each) => each.kind === 'stem' && each.position === position);
  return {
    query: [term, ...stems.map((stem) => stem.term)].map(quoteTerm).join(' | '),
    term: stems[0]?.term ?? term,
    prefix: isOpen ? `${quoteTerm(term)}:*` : null,
    spelling: SPELT.test(term) ? term : null,
    place: { start, end },
    isSynonym: false,
  };
}

/** Words that are joined, or all of them beside each other: `node.js` finds nodejs and Node JS. */
function joinedConcept(whole: Token, tokens: readonly Token[]): Concept {
  const parts = tokens.filter((each) => each.kind === 'word' && isWithin(each, whole));
  return {
    query: `${quoteTerm(whole.term)} | (${parts.map(({ term }) => quoteTerm(term)).join(' & ')})`,
    term: whole.term,
    prefix: null,
    spelling: null,
    isSynonym: false,
  };
}

/** A phrase of which a work has all words. */
function synonymConcept(text: string): Concept {
  const parts = conceptsOf(text);
  return {
    query: parts.map(({ query }) => `(${query})`).join(' & '),
    // What is one word has been counted; several together are counted when they are asked for.
    term: parts.length === 1 ? (parts[0]?.term ?? null) : null,
    prefix: null,
    spelling: null,
    isSynonym: true,
  };
}
