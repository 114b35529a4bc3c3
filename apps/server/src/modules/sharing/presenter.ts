import type { FileVisitor, SharedFile, ShareLink, ShareState, SharedWithMe } from '@boardwalk/api-client';
import { deletedUserName, type FileRole, type Language, type ShareRole } from '@boardwalk/domain';
import { imageUrl } from '../../infra/images/imageUrl.ts';
import type { ShareLinkRow } from './linkRepository.ts';
import { effectiveRole, type listSharedWith, type listVisitors } from './repository.ts';

type Listed<List extends (...args: never[]) => Promise<{ list: unknown[] }>> = Awaited<
  ReturnType<List>
>['list'][number];

/** What a shared file is shown by. */
export interface SharedFileFacts {
  file_key: string;
  name: string;
  kind: 'board' | 'mindmap';
  thumbnail_hash: string | null;
  owner_id: string;
  owner_nick_name: string;
  owner_avatar_url: string | null;
  team_name: string;
}

/** A link as those see it who may share the file. It stays when the account of who made it goes. */
export function presentLink(row: ShareLinkRow, language: Language): ShareLink {
  return {
    id: row.share_link_id,
    token: row.token,
    path: `/app/share/${row.token}`,
    role: row.role,
    has_password: row.password_hash !== null,
    expires_at: row.expires_at?.toISOString() ?? null,
    visitor_count: Number(row.visitor_count ?? 0),
    created_by: {
      user_id: row.created_by,
      nick_name: row.creator_deleted_at === null ? row.creator_nick_name : deletedUserName(language),
      avatar_url: row.creator_avatar_url,
    },
    created_at: row.created_at.toISOString(),
  };
}

/** A file as those see it with whom it is shared. */
export function presentSharedFile(row: SharedFileFacts): SharedFile {
  return {
    file_key: row.file_key,
    name: row.name,
    kind: row.kind,
    thumbnail: row.thumbnail_hash === null ? null : imageUrl(row.file_key, row.thumbnail_hash, 360),
    owner: { user_id: row.owner_id, nick_name: row.owner_nick_name, avatar_url: row.owner_avatar_url },
    team_name: row.team_name,
  };
}

/** What a link leads to; the file is named only when no password is in the way. */
export function presentState(
  row: SharedFileFacts & { role: ShareRole; expires_at: Date | null },
  { myRole, needsPassword }: { myRole: FileRole | null; needsPassword: boolean },
): ShareState {
  return {
    role: row.role,
    needs_password: needsPassword,
    expires_at: row.expires_at?.toISOString() ?? null,
    ...(myRole === null ? {} : { my_role: myRole }),
    ...(needsPassword ? {} : { file: presentSharedFile(row) }),
  };
}

/** A visitor in a list. */
export function presentVisitor(row: Listed<typeof listVisitors>): FileVisitor {
  return {
    user: { user_id: row.user_id, nick_name: row.nick_name, avatar_url: row.avatar_url },
    role: effectiveRole(row),
    share_id: row.share_link_id,
    joined_at: row.joined_at.toISOString(),
  };
}

/** A file in the list of those shared with somebody. */
export function presentSharedWithMe(row: Listed<typeof listSharedWith>): SharedWithMe {
  return {
    file: presentSharedFile(row),
    role: effectiveRole(row),
    joined_at: row.joined_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
