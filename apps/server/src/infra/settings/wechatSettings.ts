import { z } from 'zod';
import { StartupError } from './StartupError.ts';

/** The official account pages are signed with for the WeChat browser. */
export interface WechatSettings {
  appId: string;
  secret: string;
  /** Origin of WeChat's interface. */
  apiUrl: string;
}

/** The variables, checked one by one. */
export const WECHAT_ENVIRONMENT = {
  WECHAT_APP_ID: z
    .string()
    .refine((text) => /^wx[0-9a-z]{6,32}$/u.test(text), {
      error: 'must be the AppID of an official account, such as wx0123456789abcdef',
    })
    .optional(),
  WECHAT_APP_SECRET: z
    .string()
    .refine((text) => /^[0-9A-Za-z]{16,64}$/u.test(text), {
      error: 'must be the AppSecret of the official account',
    })
    .optional(),
  WECHAT_API_URL: z
    .string()
    .refine((text) => /^https?:\/\/[^/?#]+\/?$/u.test(text) && URL.canParse(text), {
      error: 'must be an http or https origin, such as https://api.weixin.qq.com',
    })
    .transform((text) => new URL(text).origin)
    .default('https://api.weixin.qq.com'),
} as const;

/**
 * Puts the variables together.
 *
 * @returns undefined when no page is signed for WeChat
 * @throws StartupError when one of the pair is missing
 */
export function wechatSettings(
  env: z.infer<z.ZodObject<typeof WECHAT_ENVIRONMENT>>,
): WechatSettings | undefined {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_API_URL: apiUrl } = env;
  if (appId === undefined && secret === undefined) return undefined;
  if (appId === undefined) throw new StartupError('WECHAT_APP_ID must be given with WECHAT_APP_SECRET.');
  if (secret === undefined) throw new StartupError('WECHAT_APP_SECRET must be given with WECHAT_APP_ID.');
  return { appId, secret, apiUrl };
}
