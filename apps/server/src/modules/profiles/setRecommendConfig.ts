import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/user/temp_recommend_config: the caller's work, by which works are recommended. Spec §7. */
export const setRecommendConfig: Handler<'setRecommendConfig'> = async ({ body, caller, services }) => {
  await services.profiles.setCareer(caller.userId, {
    careerId: body.career_id,
    industryId: body.industry_id,
  });
  return { career_id: body.career_id, industry_id: body.industry_id };
};
