import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { deleteElements } from '@boardwalk/board/document';
import sharp from 'sharp';
import { joinBoard } from '../test/boardClient.ts';
import { enterLiveServer, type LiveServer, type LiveUser } from '../test/liveServer.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../src/seed/demoAccounts.ts';

/** Something people do, to be done again and again. */
export interface UserAction {
  name: string;
  /** How often it is done beside the others. */
  weight: number;
  /** Does it once; anything but success throws. */
  once(): Promise<unknown>;
}

const WORDS = ['plan', 'map', 'river', 'team', 'garden', 'retro', 'budget', 'week', 'story', 'launch'];
const PICTURES = 12;
/** An access token holds for a quarter of an hour. */
const TOKEN_MS = 600_000;

/** What people do on a server with the demo content, each action with other words, works and pictures from time to time. */
export async function mixedLoad(server: LiveServer): Promise<UserAction[]> {
  const api = `http://127.0.0.1:${server.port}/api`;
  const account = DEMO_ACCOUNTS[0].account;
  let user: LiveUser = await enterLiveServer(server, account, DEMO_PASSWORD);
  let entered = Date.now();
  const me = async (): Promise<LiveUser> => {
    if (Date.now() - entered > TOKEN_MS) {
      entered = Date.now();
      user = await enterLiveServer(server, account, DEMO_PASSWORD);
    }
    return user;
  };
  const { list } = await server.call<{ list: { file_key: string; cover: string }[] }>(
    'GET',
    '/cmt/files/view/list?viewType=1',
  );
  const works = list.map(({ file_key: key }) => key);
  const covers = list.map(({ cover }) => cover);
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, index) => photo(index)));
  const boards = await makeBoards(server, user, 4);
  const pages = ['', 'hot', 'new', 'topic', 'search?keyword='];

  return [
    { name: 'list', weight: 20, once: () => get(`${api}/cmt/files/view/list?viewType=${pick([1, 2])}`) },
    { name: 'detail', weight: 20, once: () => get(`${api}/cmt/file/${pick(works)}/full`) },
    { name: 'search', weight: 12, once: () => get(`${api}/cmt/files/search?keyword=${phrase()}`) },
    { name: 'picture', weight: 20, once: () => get(new URL(pick(covers), api).href) },
    {
      name: 'page',
      weight: 10,
      once: () => get(`${api.slice(0, -4)}/community/${page(pick([...pages, ...works]))}`),
    },
    {
      name: 'like',
      weight: 8,
      async once() {
        const body = { file_key: pick(works), praise: Math.random() < 0.5 };
        await server.call('POST', '/cmt/files/praise', { ...(await me()), body });
      },
    },
    {
      name: 'sign-in',
      weight: 3,
      once: () => enterLiveServer(server, pick(DEMO_ACCOUNTS).account, DEMO_PASSWORD),
    },
    {
      name: 'avatar',
      weight: 2,
      async once() {
        await server.call('POST', '/user/avatar', { ...(await me()), form: formOf(pick(pictures)) });
      },
    },
    {
      name: 'board picture',
      weight: 3,
      async once() {
        // A picture that was never seen before: some bytes after its end change its name and nothing else.
        const bytes = Buffer.concat([pick(pictures), randomBytes(8)]);
        const hash = createHash('sha256').update(bytes).digest('hex');
        const form = formOf(bytes);
        await server.call('POST', `/web/v2/upload/file/${pick(boards)}/${hash}`, { ...(await me()), form });
      },
    },
    {
      name: 'board edit',
      weight: 3,
      once: async () => editBoard(server, await me(), pick(boards)),
    },
    {
      name: 'cover',
      weight: 1,
      async once() {
        const { token } = await me();
        await get(`${api}/web/cmt/file/${pick(boards)}/cover`, { authorization: `Bearer ${token}` });
      },
    },
  ];
}

async function makeBoards(server: LiveServer, user: LiveUser, count: number): Promise<string[]> {
  const space = await server.call<{ team_id: string; project_id: string }>('GET', '/web/space', user);
  const path = `/web/team/${space.team_id}/project/${space.project_id}/file`;
  const boards: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const body = { name: `Load ${index}`, kind: 'board' };
    const { file_key: key } = await server.call<{ file_key: string }>('POST', path, { ...user, body });
    boards.push(key);
  }
  return boards;
}

/** Opens a board, puts notes on it, waits until they are safe, and takes them away again: it does not grow. */
async function editBoard(server: LiveServer, user: LiveUser, fileKey: string): Promise<void> {
  const path = `/web/file/${fileKey}/collab-ticket`;
  const { ticket } = await server.call<{ ticket: string }>('POST', path, user);
  const board = joinBoard({ port: server.port, fileKey, ticket });
  try {
    await board.synced;
    const ids = Array.from({ length: 5 }, () => randomUUID().slice(0, 12));
    for (const id of ids) board.putNote(id, phrase());
    await board.flush();
    deleteElements(board.store, ids);
    await board.flush();
  } finally {
    board.close();
  }
}

async function photo(index: number): Promise<Buffer> {
  const width = 1200 + index * 150;
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height: 1000, channels: 3, background: '#456', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
}

function formOf(bytes: Uint8Array): FormData {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'picture.jpg');
  return form;
}

async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(url, { headers: { 'accept-encoding': pick(['br', 'gzip']), ...headers } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}

function page(path: string): string {
  return path.endsWith('=') ? path + phrase() : path;
}

function phrase(): string {
  return `${pick(WORDS)}%20${pick(WORDS)}${Math.floor(Math.random() * 1000)}`;
}

function pick<Each>(list: readonly Each[]): Each {
  const [chosen] = [list[Math.floor(Math.random() * list.length)]];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
}
