import { createHash, randomUUID } from 'node:crypto';
import type { DataOf, OperationId } from '@boardwalk/api-client';
import sharp from 'sharp';
import { publishForm } from '../../test/publishForm.ts';
import { fileForm } from '../../test/uploads.ts';
import { pick } from '../random.ts';
import type { Api, Call, Caller } from '../requests/api.ts';

/** What the server said is done. Everything in it must be there afterwards, once. */
export interface Promised {
  /** The last acknowledged state of a like or an entry, by person and work; undefined while an answer is missing. */
  likes: Map<string, boolean | undefined>;
  collected: Map<string, boolean | undefined>;
  /** Keys of copies. */
  copies: string[];
  /** Ids of submissions, with the file they are of. */
  submissions: Map<string, string>;
  /** Orders that were paid. */
  paid: string[];
  /** Orders by the idempotency key they were asked with, by all answers. */
  orders: Map<string, Set<string>>;
  /** Addresses of pictures. */
  pictures: string[];
  /** Answers, by kind. */
  done: Map<string, number>;
  /** Answers of 5xx other than "not now". */
  faults: string[];
}

/** Starts with nothing promised. */
export const nothingPromised = (): Promised => ({
  likes: new Map(),
  collected: new Map(),
  copies: [],
  submissions: new Map(),
  paid: [],
  orders: new Map(),
  pictures: [],
  done: new Map(),
  faults: [],
});

/** Somebody who writes, and where they write. */
export interface Writer {
  by: Caller;
  api: Api;
  /** Where the process answers that they talk to. */
  origin: () => string;
  /** Works to like, collect and copy. */
  works: readonly string[];
  place: { teamId: string; projectId: string };
  tagIds: readonly number[];
  random: () => number;
}

/** One write of a kind by chance; remembered when it was acknowledged. */
export async function write(writer: Writer, promised: Promised): Promise<void> {
  const kinds = [mark, mark, copy, publish, pay, upload];
  await pick(kinds, writer.random)?.(writer, promised);
}

/** Calls, and gives the data when it was acknowledged. */
async function acknowledged<Op extends OperationId>(
  { api, by }: Writer,
  promised: Promised,
  operationId: Op,
  call: Call,
): Promise<DataOf<Op> | undefined> {
  const { status, text, data } = await api(operationId, by, call);
  if (status === 200) {
    promised.done.set(operationId, (promised.done.get(operationId) ?? 0) + 1);
    return data;
  }
  if (status >= 500 && status !== 503)
    promised.faults.push(`${operationId} answered ${status} ${text.slice(0, 200)}`);
  return undefined;
}

async function mark(writer: Writer, promised: Promised): Promise<void> {
  const work = pick(writer.works, writer.random) ?? '';
  const isLike = writer.random() < 0.5;
  const states = isLike ? promised.likes : promised.collected;
  const name = `${writer.by.userId} ${work}`;
  const wanted = states.get(name) !== true;
  states.set(name, undefined);
  const done = isLike
    ? await acknowledged(writer, promised, 'praiseFile', { body: { file_key: work, praise: wanted } })
    : await acknowledged(writer, promised, 'collectFile', { body: { file_key: work, collect: wanted } });
  if (done !== undefined) states.set(name, wanted);
}

async function copy(writer: Writer, promised: Promised): Promise<void> {
  const params = { file_key: pick(writer.works, writer.random) };
  const made = await acknowledged(writer, promised, 'copyFileByPost', { params });
  if (made !== undefined) promised.copies.push(made.file_key);
}

async function publish(writer: Writer, promised: Promised): Promise<void> {
  const body = { name: 'Under fire', folder_id: '0', kind: 'mindmap' };
  const file = await acknowledged(writer, promised, 'createFile', { params: writer.place, body });
  if (file === undefined) return;
  const form = await publishForm({ tagIds: writer.tagIds });
  const handed = await acknowledged(writer, promised, 'publishFile', {
    params: { file_key: file.file_key },
    form,
  });
  if (handed !== undefined) promised.submissions.set(handed.submission_id, file.file_key);
}

/** Asks for an order until one is there, always by the same key, and pays it once it has a checkout. */
async function pay(writer: Writer, promised: Promised): Promise<void> {
  const key = randomUUID();
  const orders = new Set<string>();
  promised.orders.set(key, orders);
  const headers = { 'idempotency-key': key };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const order = await acknowledged(writer, promised, 'createOrder', {
      body: { goods_id: 'vip-year' },
      headers,
    });
    if (order !== undefined) orders.add(order.order_id);
  }
  const [order] = orders;
  if (order === undefined) return;
  const checkout = await acknowledged(writer, promised, 'startCheckout', { params: { order_id: order } });
  if (checkout === undefined) return;
  const init: RequestInit = {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  };
  const answer = await fetch(writer.origin() + checkout.url, init).catch(() => undefined);
  if (answer === undefined || answer.status >= 400) return;
  promised.paid.push(order);
  promised.done.set('pay', (promised.done.get('pay') ?? 0) + 1);
}

async function upload(writer: Writer, promised: Promised): Promise<void> {
  const background = { r: byte(writer), g: byte(writer), b: byte(writer) };
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toBuffer();
  const params = { teamId: writer.place.teamId, hash: createHash('sha256').update(bytes).digest('hex') };
  const form = fileForm(bytes);
  form.append('width', '32');
  form.append('height', '32');
  const kept = await acknowledged(writer, promised, 'addTeamPicture', { params, form });
  if (kept !== undefined) promised.pictures.push(`/api/web/team/${params.teamId}/library/${params.hash}`);
}

const byte = ({ random }: Writer): number => Math.floor(random() * 256);
