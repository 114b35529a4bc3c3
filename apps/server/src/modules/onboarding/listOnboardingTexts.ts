import type { Handler } from '../../api/handler.ts';
import { presentText } from './presenter.ts';

/** GET /cmt/manager/onboarding/texts: what people wrote for Other in answer to a question. Admins only. */
export const listOnboardingTexts: Handler<'listOnboardingTexts'> = async ({ query, services }) => {
  const page = await services.onboarding.texts(query.question, query);
  return { ...page, list: page.list.map(presentText) };
};
