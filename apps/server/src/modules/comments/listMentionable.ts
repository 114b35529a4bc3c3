import type { Handler } from '../../api/handler.ts';
import { presentOwner } from '../files/catalogue/service.ts';

/** GET /cmt/file/{file_key}/mentionable: people who can be mentioned below a public work. */
export const listMentionable: Handler<'listMentionable'> = async ({
  params,
  query,
  caller,
  language,
  services,
}) => {
  const people = await services.comments.mentionable(caller.userId, params.file_key, query.keyword ?? '');
  return { list: people.map((person) => presentOwner(person, language)) };
};
