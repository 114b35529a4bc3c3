import type { OperationId } from '@boardwalk/api-client';
import { SHOWN, type Shown } from './sharedAnswers.ts';

/**
 * Operations whose answers to people who are not signed in are the same for all of them, and what they show. Only answers that
 * their handlers have let caches keep are shared.
 */
export const SHARED_OPERATIONS: Readonly<Partial<Record<OperationId, readonly Shown[]>>> = {
  listViewFiles: SHOWN,
  listCreatorFiles: SHOWN,
  listRecommendedFiles: SHOWN,
  listFilesByLink: SHOWN,
  listDerivedFiles: SHOWN,
  listTopicFiles: SHOWN,
  searchFiles: SHOWN,
  countFiles: SHOWN,
  getSearchFacets: SHOWN,
  getFileFull: SHOWN,
  listPublishedVersions: ['works'],
  listNameTips: ['works'],
  searchCreators: ['works', 'people'],
  listHotSearches: ['works'],
  listTagsByType: ['tags'],
  classifyTags: ['tags'],
  getTag: ['tags'],
  getTopic: ['topics', 'works'],
  listTopics: ['topics', 'works'],
  listHottestTopics: ['topics', 'works'],
  listBanners: ['topics'],
  // Nothing changes it while a process runs: it is packed once, not for everybody.
  getOpenApi: [],
};

/**
 * Operations that write nothing shared answers show but counters, which may be as old as the answers: they need not wait until
 * this process has heard of its own change.
 */
export const COUNTING_OPERATIONS: ReadonlySet<OperationId> = new Set([
  'praiseFile',
  'collectFile',
  'recordFileView',
  'recordFileUse',
  'recordReportLog',
]);
