import type { Language } from '@boardwalk/domain';
import type { BigInt64, Serial } from './columnTypes.ts';

/** Row types of what people do with works and search for; see schema.ts. */

export interface PraiseTable {
  user_id: string;
  file_key: string;
  created_at: Date;
}

export interface CollectTable {
  user_id: string;
  file_key: string;
  created_at: Date;
}

export interface FileEntitlementTable {
  user_id: string;
  file_key: string;
  source: 'purchase' | 'grant';
  created_at: Date;
}

export interface TeamEntitlementTable {
  team_id: BigInt64;
  file_key: string;
  created_at: Date;
}

export interface CopyEventTable {
  copy_file_key: string;
  source_file_key: string;
  submission_id: BigInt64;
  user_id: string;
  created_at: Date;
  /** The team by whose right a paid work was copied. */
  team_id: BigInt64 | null;
}

export interface UseEventTable {
  copy_file_key: string;
  source_file_key: string;
  user_id: string;
  created_at: Date;
}

export interface ViewEventTable {
  file_key: string;
  hour: Date;
  viewer: string;
}

export interface ViewSumTable {
  file_key: string;
  view_num: number;
}

export interface FootprintTable {
  user_id: string;
  file_key: string;
  seen_at: Date;
}

export interface OutsourceUseTable {
  team_id: BigInt64;
  file_key: string;
  recorded_by: string;
  created_at: Date;
}

export interface AnalyticsCountTable {
  day: string;
  name: 'search' | 'publish_click';
  origin: string;
  count: BigInt64;
}

export interface SearchRecordTable {
  search_record_id: Serial;
  user_id: string;
  search_term: string;
  term_key: string;
  searched_at: Date;
}

export interface SearchTermTable {
  day: string;
  language: string;
  term_key: string;
  search_term: string;
  count: number;
  viewers: number;
}

export interface SearchEventTable {
  day: string;
  language: string;
  term_key: string;
  viewer: string;
  hour: Date;
}

export interface EmptySearchTable {
  day: string;
  language: Language;
  term_key: string;
  search_term: string;
  count: number;
}

export interface ActivityTables {
  analytics_count: AnalyticsCountTable;
  praise: PraiseTable;
  collect: CollectTable;
  file_entitlement: FileEntitlementTable;
  team_entitlement: TeamEntitlementTable;
  copy_event: CopyEventTable;
  use_event: UseEventTable;
  view_event: ViewEventTable;
  view_sum: ViewSumTable;
  footprint: FootprintTable;
  outsource_use: OutsourceUseTable;
  search_record: SearchRecordTable;
  search_term: SearchTermTable;
  search_event: SearchEventTable;
  empty_search: EmptySearchTable;
}
