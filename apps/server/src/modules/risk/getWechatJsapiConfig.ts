import type { Handler } from '../../infra/http/handler.ts';

/** POST /user/user/wechat/board/jsapi-config: signs a page of ours for the WeChat browser. Spec §7. */
export const getWechatJsapiConfig: Handler<'getWechatJsapiConfig'> = async ({ body, services }) =>
  services.wechat.signPage(body.url);
