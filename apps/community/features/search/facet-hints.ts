import type { DataOf } from '@boardwalk/api-client';
import { useIntl } from 'react-intl';
import { searchMessages } from './messages.ts';

/** How many templates a search finds, in all and by what they are. */
export type SearchFacets = DataOf<'getSearchFacets'>;

/** How many results each choice has, to stand at its end; nothing where that is not known. */
export function useFacetHints(facets: SearchFacets | undefined) {
  const intl = useIntl();
  const hintOf = (all: readonly { count: number }[] = [], found?: { count: number }): { hint?: string } => {
    // Of an estimate none means few; without any number nothing is known.
    if (facets === undefined || all.length === 0) return {};
    if (found === undefined) return facets.precision === 'exact' ? { hint: intl.formatNumber(0) } : {};
    const count = intl.formatNumber(found.count);
    return {
      hint: facets.precision === 'about' ? intl.formatMessage(searchMessages.about, { count }) : count,
    };
  };
  return {
    ofTag: (id: number) =>
      hintOf(
        facets?.tags,
        facets?.tags.find(({ tag_id }) => tag_id === id),
      ),
    ofKind: (kind: string) =>
      hintOf(
        facets?.kinds,
        facets?.kinds.find((each) => each.kind === kind),
      ),
    ofLanguage: (language: string) =>
      hintOf(
        facets?.languages,
        facets?.languages.find((each) => each.language === language),
      ),
    ofFee: (feeType: number) =>
      hintOf(
        facets?.fee_types,
        facets?.fee_types.find(({ fee_type }) => fee_type === feeType),
      ),
  };
}
