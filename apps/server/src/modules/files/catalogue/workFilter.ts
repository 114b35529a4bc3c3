import type { FeeType, WorkKind } from '@boardwalk/domain';
import type { Keyword } from './keyword.ts';

/** Which works a list shows. Everything given must match. */
export interface WorkFilter {
  /** Tags, all of which a work must carry, itself or through a tag below. */
  tagIds?: readonly number[] | undefined;
  topicId?: number | undefined;
  /** 0 or none: all. */
  feeType?: FeeType | undefined;
  language?: string | undefined;
  kind?: WorkKind | undefined;
  /** Whose works. */
  ownerId?: string | undefined;
  /** What is searched for; none matches everything. */
  keyword?: Keyword | undefined;
}
