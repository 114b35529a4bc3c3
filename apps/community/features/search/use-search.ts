import { activeSearchFilters, writeSearchFilters } from '@boardwalk/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isNotFound } from '#shared/api/failure.ts';
import { useClassifyTagsQuery } from '#shared/files/api.ts';
import { paths } from '#shared/paths.ts';
import { useGetFurtherTagsQuery, useGetProfileQuery } from './api.ts';
import { furtherTagsOf, knownSearchFilters } from './known-search.ts';
import { readSearch, type Search } from './search-address.ts';

/** The search of the address, with the filters that exist. */
export interface KnownSearch {
  readonly search: Search;
  /** False while it is not known yet whether all of its filters exist. */
  readonly isSettled: boolean;
  /** There is nothing to search for. */
  readonly isIdle: boolean;
}

/** Reads the search from the address. A filter that does not exist leaves the address, without a step to go back to. */
export function useSearch(): KnownSearch {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = useMemo(() => readSearch(query), [query]);
  const { creator, tagIds } = wanted.filters;
  const { data: tree, isError: isTreeMissing } = useClassifyTagsQuery();
  const { currentData: profile, error } = useGetProfileQuery(creator ?? skipToken);
  const isCreatorMissing = isNotFound(error);
  const further = useMemo(() => furtherTagsOf(wanted.filters, tree), [wanted, tree]);
  const { currentData: existing, isError: areTagsMissing } = useGetFurtherTagsQuery(
    further.length === 0 ? skipToken : further,
  );
  const search = useMemo(
    () => ({ ...wanted, filters: knownSearchFilters(wanted.filters, tree, existing, isCreatorMissing) }),
    [wanted, tree, existing, isCreatorMissing],
  );
  const isSettled =
    (tree !== undefined || isTreeMissing || tagIds.length === 0) &&
    (further.length === 0 || existing !== undefined || areTagsMissing) &&
    (creator === null || profile !== undefined || error !== undefined);
  const known = writeSearchFilters(search.filters, query);
  const isAsKnown = known.toString() === query.toString();
  const address = paths.searchOf(known);
  useEffect(() => {
    if (isSettled && !isAsKnown) void navigate(address, { replace: true, preventScrollReset: true });
  }, [isSettled, isAsKnown, address, navigate]);
  const isIdle = search.keyword === '' && activeSearchFilters(search.filters).length === 0;
  return { search, isSettled, isIdle };
}
