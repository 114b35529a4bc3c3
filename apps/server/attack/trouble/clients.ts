import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { duringIt, joined, PASSWORD, type Outcome, type Scene } from './scene.ts';

function opened(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** Connections that stop in the middle. */
export async function slowClients(scene: Scene): Promise<Outcome> {
  const sockets = Array.from({ length: 300 }, () => opened(scene.site.running().port));
  for (const [index, socket] of sockets.entries())
    socket.write(
      index % 2 === 0
        ? 'POST /api/user/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'
        : 'GET / HTTP/1.1\r\nHo',
    );
  await sleep(500);
  const outcome = await duringIt(
    scene,
    'slow clients',
    '300 connections that stop in the middle of a request',
  );
  for (const socket of sockets) socket.destroy();
  return outcome;
}

/** Connections that send rubbish or end. */
export async function brokenClients(scene: Scene): Promise<Outcome> {
  const head = `POST /api/user/avatar HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${scene.mara.token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  for (let count = 0; count < 300; count += 1) {
    const socket = opened(scene.site.running().port);
    socket.write(count % 3 === 0 ? randomBytes(2000) : `${head}${'a'.repeat(20_000)}`);
    setTimeout(() => socket.destroy(), 20 + (count % 10) * 10);
  }
  return duringIt(
    scene,
    'broken clients',
    '300 connections that send rubbish, or end in the middle of an upload',
  );
}

/** Rubbish where live boards are edited. */
export async function hostileFrames(scene: Scene): Promise<Outcome> {
  const witness = await joined(scene);
  witness.putNote('before', 'before');
  await witness.flush();
  let closed = 0;
  const name = Buffer.from(scene.board);
  for (let count = 0; count < 60; count += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${scene.site.running().port}/collab`);
    socket.on('error', () => undefined);
    socket.on('close', () => (closed += 1));
    socket.on('open', () => {
      for (let frame = 0; frame < 20; frame += 1)
        socket.send(
          frame % 2 === 0
            ? randomBytes(frame * 50)
            : Buffer.concat([Buffer.from([name.length]), name, randomBytes(60)]),
        );
      socket.send('a text that is no frame');
      if (count % 20 === 0) socket.send(Buffer.alloc(12 * 1024 * 1024));
    });
    setTimeout(() => socket.terminate(), 2000);
  }
  const outcome = await duringIt(
    scene,
    'hostile frames',
    '60 sockets with 20 frames of rubbish each, some of 12 MB',
  );
  await sleep(2200);
  witness.putNote('after', 'after');
  await witness.flush();
  witness.close();
  const reader = await joined(scene);
  const texts = reader.texts();
  reader.close();
  const isWhole = texts.includes('before') && texts.includes('after');
  return {
    ...outcome,
    criterion: `${outcome.criterion}; the board they name stays as it is and goes on`,
    seen: `${outcome.seen}; ${closed} of 60 ended, the board ${isWhole ? 'is whole' : `says ${texts.join(', ')}`}`,
    isWithstood: outcome.isWithstood && isWhole,
  };
}

/** All tabs of a browser renew their token at once. */
export async function refreshStorm(scene: Scene): Promise<Outcome> {
  const send = async (path: string, body: object, cookie = '') =>
    fetch(`${scene.origin}/api/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const first = await send('sign-in', { account: 'mara@example.com', password: PASSWORD });
  const { data } = (await first.json()) as { data: { refresh_token: string } };
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => send('token', { refresh_token: data.refresh_token }, cookie)),
  );
  const bodies = await Promise.all(
    answers.map(async (answer) => (await answer.json()) as { data?: { refresh_token?: string } }),
  );
  const statuses = [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);
  const newest =
    bodies.findLast(({ data: grant }) => grant?.refresh_token !== undefined)?.data?.refresh_token ?? '';
  const again = await send('token', { refresh_token: newest }, cookie);
  return {
    name: 'a refresh storm',
    criterion:
      '100 exchanges of one refresh token at once, as by the tabs of a browser: no 5xx, and the session goes on',
    seen: `statuses ${statuses.join(', ')}; the next exchange ${again.status}`,
    isWithstood: statuses.every((status) => status < 500) && again.status === 200,
  };
}
