import { createHash } from 'node:crypto';
import type { WechatJsapiConfig } from '@boardwalk/api-client';
import { FieldRule } from '@boardwalk/domain';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { wechatTickets } from './wechatTickets.ts';

/** What signing pages for WeChat offers to handlers and to other modules. */
export type WechatService = ReturnType<typeof createWechatService>;

const NONCE_LENGTH = 16;

/**
 * Signs pages of this site for the WeChat browser, with the official account of the settings.
 *
 * @param options.fetch how WeChat is asked; the global one unless set otherwise
 */
export function createWechatService(
  { settings, clock, ids }: Infra,
  options: { fetch?: typeof globalThis.fetch } = {},
) {
  const account = settings.wechat;
  const tickets =
    account === undefined
      ? undefined
      : wechatTickets({ ...account, clock, fetch: options.fetch ?? globalThis.fetch });

  return {
    /**
     * What a page hands to `wx.config`: the signature is the SHA-1 over ticket, random text, moment and address as WeChat
     * prescribes, the address without its fragment and not escaped again.
     * Errors: bad_input for a page of another site, wechat_not_configured, unavailable when WeChat gives no ticket.
     *
     * @param url whole address of the page
     */
    async signPage(url: string): Promise<WechatJsapiConfig> {
      if (account === undefined || tickets === undefined) throw new ApiError('wechat_not_configured');
      const isOurs = URL.canParse(url) && new URL(url).origin === settings.publicUrl;
      // Spaces and control characters are dropped by the parser: the text would not be the address the browser shows.
      if (!isOurs || /[\s\p{Cc}]/u.test(url)) throw badInput([{ field: 'url', rule: FieldRule.NOT_ALLOWED }]);
      const ticket = await tickets.get();
      const nonceStr = ids
        .secret()
        .replaceAll(/[^0-9A-Za-z]/gu, '')
        .slice(0, NONCE_LENGTH);
      const timestamp = Math.floor(clock.now().getTime() / 1000);
      const [page] = url.split('#', 1);
      const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`;
      const signature = createHash('sha1').update(text).digest('hex');
      return { appId: account.appId, nonceStr, timestamp, signature };
    },
  };
}
