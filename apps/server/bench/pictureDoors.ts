import { createHash } from 'node:crypto';
import { runCommand } from '../test/cli.ts';
import { enterLiveServer, type LiveServer, type LiveUser } from '../test/liveServer.ts';

/** An operation that takes a picture. */
export interface Door {
  name: string;
  /**
   * Sends a picture.
   *
   * @param index of the pictures that are sent at once, which one it is
   */
  send(bytes: Buffer, index: number): Promise<Response>;
  /** Makes room for as many again, after they were taken. */
  clear?(): Promise<void>;
}

const TEXTS = ['en-US', 'zh-CN', 'ja-JP', 'ko-KR', 'es-ES'];
const titles = Object.fromEntries(TEXTS.map((language) => [language, 'Pictures']));

/**
 * Every operation that takes a picture, used by somebody who may do all of it: an admin with a team and boards.
 *
 * @param atOnce most pictures that are sent at once
 */
export async function openDoors(server: LiveServer, dataDir: string, atOnce: number): Promise<Door[]> {
  const user = await enterLiveServer(server, 'pictures@example.com', 'correct horse 8');
  const { code, progress } = await runCommand({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, [
    'create-admin',
    user.account,
    '--existing',
    '--yes',
  ]);
  if (code !== 0) throw new Error(progress.join('\n'));
  const call = <Data>(method: string, path: string, body?: object) =>
    server.call<Data>(method, path, { ...user, ...(body === undefined ? {} : { body }) });

  const file = await newFile(server, user);
  const { id: team } = await call<{ id: string }>('POST', '/web/team', { name: 'Pictures' });
  const shown = { titles, use: 1 };
  const topic = await call<{ id: number }>('POST', '/cmt/manager/topics', { ...shown, descriptions: titles });
  const look = { theme: 'amber', link: '/', effect: 1 };
  const banner = await call<{ id: number }>('POST', '/cmt/manager/banners', {
    ...shown,
    ...look,
    subtitles: titles,
  });
  const door = (name: string, path: (hash: string) => string): Door => ({
    name,
    send: (bytes) =>
      post(server, user, path(createHash('sha256').update(bytes).digest('hex')), formOf('file', bytes)),
  });
  return [
    door('avatar', () => '/user/avatar'),
    door('board', (hash) => `/web/v2/upload/file/${file}/${hash}`),
    door('board preview', (hash) => `/web/v2/upload/file/${file}/${hash}/preview`),
    door('board thumbnail', (hash) => `/web/v2/upload/file/${file}/${hash}/thumb`),
    door('team', (hash) => `/web/team/${team}/library/${hash}`),
    door('report', () => '/risk/file/report/images/upload'),
    await feedbackDoor(server, user),
    door('topic', () => `/cmt/manager/topic/${topic.id}/cover`),
    door('banner', () => `/cmt/manager/banner/${banner.id}/image`),
    await publishDoor(server, user, atOnce),
  ];
}

/** Pictures of feedback: of two people in turn, since there is a limit of them in an hour. */
async function feedbackDoor(server: LiveServer, user: LiveUser): Promise<Door> {
  const people = [user, await enterLiveServer(server, 'feedback@example.com', 'correct horse 8')];
  return {
    name: 'feedback',
    send: (bytes, index) =>
      post(server, people[index % 2] ?? user, '/feedback/upload/picture', formOf('file', bytes)),
  };
}

/** Covers of works of somebody else: each is handed in with a file of its own, which is free again once it was refused. */
async function publishDoor(server: LiveServer, admin: LiveUser, atOnce: number): Promise<Door> {
  const author = await enterLiveServer(server, 'publisher@example.com', 'correct horse 8');
  const files: string[] = [];
  for (let count = 0; count < atOnce; count += 1) files.push(await newFile(server, author));
  const body = { name: ['pictures'] };
  const tags = await server.call<{ tag_ids: number[] }>('POST', '/cmt/v2/tag/tags', { ...author, body });
  return {
    name: 'publish',
    send(bytes, index) {
      const form = formOf('cover', bytes);
      const description = 'Pictures of every kind.';
      const fields = { name: 'Pictures', description, fee_type: 1, 'tag_ids[]': tags.tag_ids[0] };
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      return post(server, author, `/web/cmt/file/${files[index]}`, form);
    },
    async clear() {
      const queue = '/cmt/manager/review/list?size=50';
      const { list } = await server.call<{ list: { submission_id: string }[] }>('GET', queue, admin);
      for (const { submission_id: id } of list) {
        const refused = { decision: 'not_pass', reason: 'It was only measured.' };
        await server.call('POST', `/cmt/manager/review/${id}`, { ...admin, body: refused });
      }
    },
  };
}

async function newFile(server: LiveServer, user: LiveUser): Promise<string> {
  const space = await server.call<{ team_id: string; project_id: string }>('GET', '/web/space', user);
  const folder = `/web/team/${space.team_id}/project/${space.project_id}/file`;
  const body = { name: 'Pictures', kind: 'board' };
  return (await server.call<{ file_key: string }>('POST', folder, { ...user, body })).file_key;
}

function formOf(field: string, bytes: Buffer): FormData {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)]), 'picture');
  return form;
}

function post(server: LiveServer, { token }: LiveUser, path: string, body: FormData): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
}
