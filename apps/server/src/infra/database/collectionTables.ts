import type { BigInt64, Defaulted, Serial } from './columnTypes.ts';

/** Row types of named collections; see schema.ts. */

export interface CollectionTable {
  collection_id: Serial;
  user_id: string;
  name: string;
  description: Defaulted<string>;
  is_public: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface CollectionFileTable {
  collection_id: BigInt64;
  file_key: string;
  user_id: string;
  place: number;
  created_at: Date;
}

export interface CollectionTables {
  collection: CollectionTable;
  collection_file: CollectionFileTable;
}
