import type { Handler } from '../../../api/handler.ts';

/** POST /cmt/files/collect: keeps a work in the caller's collections or removes it. Spec §7. */
export const collectFile: Handler<'collectFile'> = async ({ body, caller, services }) => {
  const { file_key, collect } = body;
  return {
    file_key,
    collect,
    collect_num: await services.marks.setMark('collect', caller.userId, file_key, collect),
  };
};
