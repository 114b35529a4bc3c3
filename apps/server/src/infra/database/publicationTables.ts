import type { Licence } from '@boardwalk/domain';
import type { ColumnType, Generated } from 'kysely';
import type { BigInt64, Defaulted, Json, Serial, TextsByLanguage } from './columnTypes.ts';
import type { FileKind } from './workspaceTables.ts';

/** Row types of taxonomy, submissions and published works; see schema.ts. */

export interface TagTable {
  tag_id: Generated<number>;
  parent_id: number | null;
  ttype: 1 | 2 | 3 | 4 | 5;
  slug: string | null;
  name: string;
  names: Json<TextsByLanguage>;
  name_key: string;
  sort_order: Defaulted<number>;
  is_open: Defaulted<boolean>;
  created_by: string | null;
  created_at: Date;
}

export interface TopicTable {
  topic_id: Generated<number>;
  slug: string | null;
  title: string;
  titles: Json<TextsByLanguage>;
  description: Defaulted<string>;
  descriptions: Json<TextsByLanguage>;
  cover_file_key: string | null;
  cover_hash: string | null;
  use_flag: Defaulted<0 | 1>;
  sort_order: Defaulted<number>;
  file_num: Defaulted<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
}

export interface BannerTable {
  banner_id: Generated<number>;
  slug: string | null;
  title: string;
  titles: Json<TextsByLanguage>;
  subtitle: Defaulted<string>;
  subtitles: Json<TextsByLanguage>;
  image_file_key: string | null;
  image_hash: string | null;
  image_alts: Json<TextsByLanguage>;
  theme: Defaulted<string>;
  link: Defaulted<string>;
  links: Json<TextsByLanguage>;
  effect: Defaulted<number>;
  use_flag: Defaulted<0 | 1>;
  sort_order: Defaulted<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
}

export interface SubmissionTable {
  submission_id: Serial;
  file_key: string;
  version: number;
  submitter_id: string;
  name: string;
  description: string;
  fee_type: 1 | 2 | 3;
  unit_price: number | null;
  language: string;
  tag_ids: number[];
  topic_ids: number[];
  cover_hash: string;
  cover_source: Defaulted<'board' | 'upload'>;
  licence: Defaulted<Licence>;
  change_note: Defaulted<string>;
  object_hash: string;
  status: Defaulted<0 | 1 | 2 | 3>;
  due_at: Date;
  reviewer_id: string | null;
  reason: string | null;
  decided_at: Date | null;
  created_at: Date;
}

export interface ReviewClaimTable {
  submission_id: BigInt64;
  reviewer_id: string;
  until: Date;
}

export interface PublicationTable {
  file_key: string;
  submission_id: BigInt64;
  is_live: boolean;
  owner_id: string;
  kind: FileKind;
  name: string;
  description: string;
  cover_hash: string;
  object_hash: string;
  fee_type: 1 | 2 | 3;
  unit_price: number | null;
  language: string;
  tag_ids: number[];
  tag_path_ids: number[];
  topic_ids: number[];
  is_hot: Defaulted<boolean>;
  is_selected: Defaulted<boolean>;
  view_num: Defaulted<number>;
  praise_num: Defaulted<number>;
  collect_num: Defaulted<number>;
  copy_num: Defaulted<number>;
  comment_num: Defaulted<number>;
  use_num: Defaulted<number>;
  hot_score: Defaulted<number>;
  created_at: Date;
  updated_at: Date;
  pub_time: Date;
  /** Written with `sql` as a tsvector; read only inside conditions. */
  search_vector: ColumnType<string, string | undefined, string>;
  name_key: Defaulted<string>;
  search_tier: Defaulted<number>;
}

export interface SearchWordTable {
  term: string;
  works: number;
}

export interface SearchTotalTable {
  is_only: Defaulted<boolean>;
  works: Defaulted<number>;
  mean_terms: Defaulted<number>;
  counted_at: Date | null;
  index_version: Defaulted<number>;
  index_after: Defaulted<string>;
}

/** Sort columns repeated beside a link; triggers write these tables, code only reads them. */
interface SortColumns {
  hot_score: ColumnType<number, never, never>;
  collect_num: ColumnType<number, never, never>;
  use_num: ColumnType<number, never, never>;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, never>;
  pub_time: ColumnType<Date, never, never>;
}

export interface PublicationTagTable extends SortColumns {
  tag_id: ColumnType<number, never, never>;
  file_key: ColumnType<string, never, never>;
  is_chosen: ColumnType<boolean, never, never>;
}

export interface PublicationTopicTable extends SortColumns {
  topic_id: ColumnType<number, never, never>;
  file_key: ColumnType<string, never, never>;
}

export interface PublishCountTable {
  user_id: string;
  day: string;
  count: number;
}

export interface PublicationTables {
  tag: TagTable;
  topic: TopicTable;
  banner: BannerTable;
  submission: SubmissionTable;
  review_claim: ReviewClaimTable;
  publication: PublicationTable;
  publication_tag: PublicationTagTable;
  publication_topic: PublicationTopicTable;
  publish_count: PublishCountTable;
  search_word: SearchWordTable;
  search_total: SearchTotalTable;
}
