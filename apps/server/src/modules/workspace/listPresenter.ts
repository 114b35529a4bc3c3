import type { RecentFile, TrashedFile } from '@boardwalk/api-client';
import { deletedUserName, TRASH_DAYS, type Language } from '@boardwalk/domain';
import { presentFile } from './presenter.ts';
import type { RecentRow } from './recentFileRepository.ts';
import type { TrashedRow } from './trashRepository.ts';

const DAY_MS = 86_400_000;

/** A file in the trash, with the time it will be purged. Who put it there may have deleted their account. */
export function presentTrashedFile(row: TrashedRow, language: Language): TrashedFile {
  const trashedAt = row.trashed_at ?? row.updated_at;
  return {
    ...presentFile(row),
    trashed_at: trashedAt.toISOString(),
    purge_at: new Date(trashedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
    owner: { user_id: row.owner_id, nick_name: row.owner_nick_name, avatar_url: row.owner_avatar_url },
    trashed_by:
      row.doer_id === null || row.doer_nick_name === null
        ? null
        : {
            user_id: row.doer_id,
            nick_name: row.doer_deleted_at === null ? row.doer_nick_name : deletedUserName(language),
            avatar_url: row.doer_avatar_url,
          },
  };
}

/** A file among those of all teams. */
export function presentRecentFile(row: RecentRow): RecentFile {
  return {
    ...presentFile(row),
    team_name: row.team_name,
    owner: { user_id: row.owner_id, nick_name: row.owner_nick_name, avatar_url: row.owner_avatar_url },
  };
}
