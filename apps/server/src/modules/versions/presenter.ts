import type { FileVersion } from '@boardwalk/api-client';
import type { VersionRow } from './repository.ts';

/** A version as the wire has it. */
export function presentVersion(row: VersionRow): FileVersion {
  return {
    id: row.version_id,
    file_key: row.file_key,
    object_id: row.object_hash,
    kind: row.kind,
    name: row.name,
    element_count: row.element_count,
    ...(row.author_id === null
      ? {}
      : {
          author: {
            user_id: row.author_id,
            nick_name: row.author_nick_name ?? '',
            avatar_url: row.author_avatar_url,
          },
        }),
    restored_from: row.restored_from,
    created_at: row.created_at.toISOString(),
  };
}
