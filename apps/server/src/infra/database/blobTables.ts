import type { ColumnType } from 'kysely';
import type { BigInt64 } from './columnTypes.ts';

/** Row types of stored bytes and pictures; see schema.ts. */

export interface BlobTable {
  hash: string;
  mime: string;
  size: BigInt64;
  created_at: Date;
}

export interface ImageTable {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  created_at: Date;
}

export interface ImageVariantTable {
  image_hash: string;
  width: 360 | 720 | 1080;
  blob_hash: string;
}

export type BlobPurpose = 'cover' | 'thumbnail' | 'upload' | 'object';

export interface BlobUseTable {
  file_key: string;
  hash: string;
  purpose: BlobPurpose;
  created_at: Date;
}

export interface AttachmentTable {
  attachment_key: string;
  purpose: 'report' | 'feedback';
  uploader: string;
  blob_hash: string;
  width: number;
  height: number;
  report_id: ColumnType<string | null, string | null | undefined, string | null>;
  feedback_id: ColumnType<string | null, string | null | undefined, string | null>;
  position: number | null;
  created_at: Date;
}

export interface BlobTables {
  blob: BlobTable;
  image: ImageTable;
  image_variant: ImageVariantTable;
  blob_use: BlobUseTable;
  attachment: AttachmentTable;
}
