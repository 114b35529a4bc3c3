import type { OperationId } from '@boardwalk/api-client';
import { SHARED_OPERATIONS } from '../sharedAnswers/sharedOperations.ts';

/**
 * Operations that read from the replica when nobody is signed in: they write nothing, and all changes of what they show are
 * signalled, but for those of counters.
 */
export const REPLICA_OPERATIONS: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(Object.keys(SHARED_OPERATIONS) as OperationId[]).filter(
    (operation) =>
      // What is searched for was just written to the primary, and is read once in a while.
      operation !== 'listHotSearches' &&
      // What shows nothing that changes reads nothing.
      SHARED_OPERATIONS[operation]?.length !== 0,
  ),
  'getFileObject',
  'getProfile',
  'getProfileByName',
]);
