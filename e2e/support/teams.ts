import type { BrowserContext } from '@playwright/test';
import { bearer, dataOf, type Person } from './people.ts';

/** A board of a team, with a member whose role its owner sets. */
export interface TeamBoard {
  /** Address of the board in the editor. */
  readonly address: string;
  /** Gives the member another role, and waits until it holds. */
  readonly setRole: (role: 'editor' | 'viewer') => Promise<void>;
}

/** Somebody with the browser they are signed in with. */
export interface SignedIn {
  readonly context: BrowserContext;
  readonly person: Person;
}

/** Makes a team with a board, and takes a member in as an editor. */
export async function newTeamBoard(owner: SignedIn, member: SignedIn): Promise<TeamBoard> {
  const { request } = owner.context;
  const headers = bearer(owner.person);
  const team = await dataOf<{ id: string }>(
    request.post('/api/web/team', { headers, data: { name: 'Harbour' } }),
  );
  const { token } = await dataOf<{ token: string }>(
    request.get(`/api/web/share/team/${team.id}/member/token?role=editor`, { headers }),
  );
  await dataOf(
    member.context.request.post(`/api/web/invitation/${token}/accept`, { headers: bearer(member.person) }),
  );
  const { list } = await dataOf<{ list: readonly { id: string }[] }>(
    request.get(`/api/web/team/${team.id}/projects`, { headers }),
  );
  const data = { name: 'Plan', kind: 'board' };
  const { file_key: fileKey } = await dataOf<{ file_key: string }>(
    request.post(`/api/web/team/${team.id}/project/${list[0]?.id}/file`, { headers, data }),
  );
  const place = `/api/web/team/${team.id}/member/${member.person.userId}`;
  return {
    address: `/app/editor/${fileKey}`,
    setRole: async (role) => void (await dataOf(request.put(place, { headers, data: { role } }))),
  };
}
