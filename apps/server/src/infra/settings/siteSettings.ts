import { checkSiteName, SignUpPolicy, SITE_NAME_MAX } from '@boardwalk/domain';
import { z } from 'zod';

/** What the environment fixes of the site; what it leaves out is set in the console. */
export interface FixedSite {
  name: string | undefined;
  signUp: SignUpPolicy | undefined;
}

const POLICIES = Object.values(SignUpPolicy);

/** The variables, checked one by one. */
export const SITE_ENVIRONMENT = {
  SITE_NAME: z
    .string()
    .refine((text) => checkSiteName(text).length === 0, {
      error: `must be 1 to ${SITE_NAME_MAX} characters on one line`,
    })
    .optional(),
  SIGN_UP: z.enum(SignUpPolicy, { error: `must be one of: ${POLICIES.join(', ')}` }).optional(),
} as const;

/** Puts the variables together. */
export function siteSettings(env: z.infer<z.ZodObject<typeof SITE_ENVIRONMENT>>): FixedSite {
  return { name: env.SITE_NAME, signUp: env.SIGN_UP };
}
