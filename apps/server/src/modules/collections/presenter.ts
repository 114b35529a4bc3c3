import type { Collection } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import { imageUrl } from '../../infra/images/imageUrl.ts';
import { presentOwner } from '../files/catalogue/service.ts';
import type { CollectionRow } from './repository.ts';

/** A named collection, without anything about a work. */
export function presentCollection(row: CollectionRow, language: Language): Collection {
  const { collection_id, name, description, is_public, file_count, covers } = row;
  return {
    collection_id,
    name,
    description,
    is_public,
    file_count,
    thumbnails: covers.map(({ file_key: key, cover_hash: hash }) => imageUrl(key, hash, 360)),
    owner: presentOwner(row, language),
  };
}
