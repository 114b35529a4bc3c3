import type {
  BoardFile,
  BoardFileDetail,
  CollabTicket,
  Folder,
  Project,
  Space,
  Team,
} from '@boardwalk/api-client';
import { mayEditBoard } from '@boardwalk/domain';
import { aPerson } from './files.ts';
import { A_MOMENT, aFileKey } from './keys.ts';

/** The place of the caller's own files. */
export function aSpace(overrides: Partial<Space> = {}): Space {
  return { team_id: '1001', project_id: '2001', ...overrides };
}

/** The caller's personal team on the free plan. */
export function aTeam(overrides: Partial<Team> = {}): Team {
  return {
    id: '1001',
    name: 'My space',
    avatar_url: null,
    type: 2,
    privileges: ['TeamView', 'TeamEdit'],
    file_create_limit: 10,
    edit_visitor_quantity: 3,
    file_count: 1,
    ...overrides,
  };
}

/** The default project of the personal team. */
export function aProject(overrides: Partial<Project> = {}): Project {
  return { id: '2001', team_id: '1001', name: 'My files', is_default: true, ...overrides };
}

/** A folder at the top of a project, without subfolders. */
export function aFolder(overrides: Partial<Folder> = {}): Folder {
  return {
    id: '3001',
    name: 'Meetings',
    deep: 1,
    expand: false,
    children: [],
    folder_count: 0,
    ...overrides,
  };
}

/** A board file that was never submitted. */
export function aBoardFile(overrides: Partial<BoardFile> = {}): BoardFile {
  return {
    file_key: aFileKey(),
    name: 'Weekly retrospective',
    kind: 'board',
    team_id: '1001',
    project_id: '2001',
    folder_id: '0',
    thumbnail: null,
    created_at: A_MOMENT,
    updated_at: A_MOMENT,
    auditStatus: 0,
    ...overrides,
  };
}

/** The caller's own board file as the editor's header shows it. */
export function aBoardFileDetail(overrides: Partial<BoardFileDetail> = {}): BoardFileDetail {
  return {
    ...aBoardFile(),
    role: 'owner',
    may_share: overrides.role === undefined || overrides.role === 'owner',
    may_keep_versions: mayEditBoard(overrides.role ?? 'owner'),
    may_use_library: false,
    owner: aPerson(),
    team_name: 'My space',
    project_name: 'My files',
    is_public: false,
    reason: null,
    source_file_key: null,
    ...overrides,
  };
}

/** A ticket for the live connection. */
export function aCollabTicket(overrides: Partial<CollabTicket> = {}): CollabTicket {
  return {
    ticket: 'a-ticket',
    role: 'owner',
    ws_path: '/collab',
    expires_in: 60,
    format: 1,
    epoch: 1,
    user: aPerson(),
    ...overrides,
  };
}
