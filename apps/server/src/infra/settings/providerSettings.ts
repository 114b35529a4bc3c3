import { z } from 'zod';
import { isLocal } from './isLocal.ts';

/** An identity provider of OpenID Connect. */
export interface ProviderSettings {
  /** Names it in addresses; stays, while its name may change. */
  id: string;
  /** What it is called on buttons. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const MOST = 10;

const PROVIDER = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,30}$/u, 'must be 1 to 30 small letters, digits and hyphens'),
  name: z.string().trim().min(1).max(50),
  issuer: z
    .string()
    .max(1000)
    .refine((text) => isIssuer(text), 'must be an https address without query; http on this machine only'),
  client_id: z.string().min(1).max(500),
  client_secret: z.string().min(1).max(2000),
});

const PROVIDERS = z
  .array(PROVIDER)
  .max(MOST)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'each id must be given once')
  .refine(
    (list) => new Set(list.map(({ issuer }) => issuer)).size === list.length,
    'each issuer must be given once',
  );

/** The variables, checked one by one. */
export const PROVIDER_ENVIRONMENT = {
  SIGN_IN_PROVIDERS: z
    .string()
    .default('[]')
    .transform((text, context) => {
      const read = PROVIDERS.safeParse(parse(text));
      if (read.success)
        return read.data.map(({ client_id: clientId, client_secret: clientSecret, ...rest }) => ({
          ...rest,
          clientId,
          clientSecret,
        }));
      // Never the text itself: it holds secrets.
      const [issue] = read.error.issues;
      const where = issue?.path.join('.') ?? '';
      context.addIssue({
        code: 'custom',
        message: `must be a JSON array of {id, name, issuer, client_id, client_secret}${where === '' ? '' : `; ${where}`}: ${issue?.message ?? ''}`,
      });
      return z.NEVER;
    }),
} as const;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal(hostname));
  return isSafe && search === '' && hash === '' && username === '';
}
