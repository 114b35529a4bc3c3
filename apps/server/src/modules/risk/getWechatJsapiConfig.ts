import type { Handler } from '../../api/handler.ts';

/** POST /user/user/wechat/board/jsapi-config: signs one of our pages for the WeChat browser. Spec §7. */
export const getWechatJsapiConfig: Handler<'getWechatJsapiConfig'> = async ({ body, services }) =>
  services.wechat.signPage(body.url);
