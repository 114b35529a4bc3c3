import { parseHomeFilters, writeHomeFilters, type HomeFilters } from '@boardwalk/domain';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isNotFound } from '#shared/api/failure.ts';
import { useClassifyTagsQuery } from '#shared/files/api.ts';
import { paths } from '#shared/paths.ts';
import { useGetChosenTopicQuery } from './api.ts';
import { knownFilters } from './known-filters.ts';

/** The filters of the home that exist. */
export interface KnownHomeFilters {
  readonly filters: HomeFilters;
  /** False while it is not known yet whether all of them exist. */
  readonly isSettled: boolean;
}

/** Reads the filters from the address. What does not exist leaves the address, without a step to go back to. */
export function useHomeFilters(): KnownHomeFilters {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = useMemo(() => parseHomeFilters(query), [query]);
  const { data: tree, isError: isTreeMissing } = useClassifyTagsQuery();
  const { currentData: topic, error } = useGetChosenTopicQuery(wanted.special ?? skipToken);
  const isTopicMissing = isNotFound(error);
  const filters = useMemo(() => knownFilters(wanted, tree, isTopicMissing), [wanted, tree, isTopicMissing]);
  const isSettled =
    (tree !== undefined || isTreeMissing || !hasTags(wanted)) &&
    (wanted.special === null || topic !== undefined || error !== undefined);
  const known = writeHomeFilters(filters, query).toString();
  const isAsKnown = known === query.toString();
  useEffect(() => {
    if (!isSettled || isAsKnown) return;
    void navigate(known === '' ? paths.home() : `/?${known}`, { replace: true, preventScrollReset: true });
  }, [isSettled, isAsKnown, known, navigate]);
  return { filters, isSettled };
}

function hasTags({ parentScene, childScene, industry, chart }: HomeFilters): boolean {
  return [parentScene, childScene, industry, chart].some((id) => id !== null);
}
