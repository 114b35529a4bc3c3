import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/site: what is set for the site. Super admins only. */
export const getSiteSettings: Handler<'getSiteSettings'> = async ({ services }) => services.siteDesk.get();
