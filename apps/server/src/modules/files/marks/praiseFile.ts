import type { Handler } from '../../../api/handler.ts';

/** POST /cmt/files/praise: likes a work or takes the like back. Spec §7. */
export const praiseFile: Handler<'praiseFile'> = async ({ body, caller, services }) => {
  const { file_key, praise } = body;
  return {
    file_key,
    praise,
    praise_num: await services.marks.setMark('praise', caller.userId, file_key, praise),
  };
};
