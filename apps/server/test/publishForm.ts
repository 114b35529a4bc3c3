import sharp from 'sharp';
import type { ApiAnswer, TestServer, TestUser } from './harness.ts';
import type { DataOf } from '@boardwalk/api-client';

/** A form tests send; `undefined` leaves a field out. */
export interface FormFields {
  cover?: Buffer | string | undefined;
  cover_source?: string | undefined;
  earlier_cover?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
  fee_type?: string | undefined;
  unit_price?: string | undefined;
  licence?: string | undefined;
  change_note?: string | undefined;
  tagIds?: readonly number[];
  topicIds?: readonly number[];
}

let plainCover: Promise<Buffer> | undefined;

/** A small picture of one colour. */
export async function coverPng(width = 216, height = 140): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3f7f6f' } })
    .png()
    .toBuffer();
}

/** The publish form: good but for what is given. */
export async function publishForm(fields: FormFields): Promise<FormData> {
  plainCover ??= coverPng();
  const given: FormFields = {
    cover: await plainCover,
    name: 'A plan for the week',
    description: 'Write down what matters this week.',
    fee_type: '1',
    ...fields,
  };
  const form = new FormData();
  for (const name of [
    'cover_source',
    'earlier_cover',
    'name',
    'description',
    'fee_type',
    'unit_price',
    'licence',
    'change_note',
  ] as const) {
    const value = given[name];
    if (value !== undefined) form.append(name, value);
  }
  for (const id of given.tagIds ?? []) form.append('tag_ids[]', String(id));
  for (const id of given.topicIds ?? []) form.append('special_ids[]', String(id));
  const { cover } = given;
  if (typeof cover === 'string') form.append('cover', cover);
  else if (cover !== undefined)
    form.append('cover', new Blob([Uint8Array.from(cover)], { type: 'image/png' }), 'cover.png');
  return form;
}

/** Hands a file in. */
export async function publish(
  server: TestServer,
  as: TestUser | undefined,
  fileKey: string,
  fields: FormFields,
): Promise<ApiAnswer<DataOf<'publishFile'>>> {
  return server.api('publishFile', { as, params: { file_key: fileKey }, form: await publishForm(fields) });
}

/** A file of somebody with nothing on it but its first topic. */
export async function createFile(server: TestServer, owner: TestUser, name = 'Draft'): Promise<string> {
  const place = await server.services.workspace.findSpace(owner.userId);
  const file = await server.services.workspace.createFile(
    owner.userId,
    { ...place, folderId: null },
    { name, kind: 'mindmap' },
  );
  return file.file_key;
}

/** Lets a person make as many files as a test needs. */
export async function withoutPlanLimit(server: TestServer, user: TestUser): Promise<TestUser> {
  await server.db.updateTable('profile').set({ member: 2 }).where('user_id', '=', user.userId).execute();
  return user;
}

/** A custom tag of some name. */
export async function customTag(server: TestServer, user: TestUser, name: string): Promise<number> {
  const [id] = await server.services.tags.findOrCreateCustomTags([name], user.userId);
  if (id === undefined) throw new Error('no tag was made');
  return id;
}
