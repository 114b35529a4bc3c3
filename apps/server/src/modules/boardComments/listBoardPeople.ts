import type { Handler } from '../../api/handler.ts';
import { presentOwner } from '../files/catalogue/service.ts';

/** GET /web/file/{file_key}/people: people who may open a board and can be mentioned on it. */
export const listBoardPeople: Handler<'listBoardPeople'> = async ({
  caller,
  params,
  query,
  language,
  services,
}) => {
  const people = await services.boardComments.people(
    caller.userId,
    params.file_key,
    query.keyword ?? '',
    language,
  );
  return { list: people.map((person) => presentOwner(person, language)) };
};
