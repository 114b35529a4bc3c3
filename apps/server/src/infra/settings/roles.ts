import { z } from 'zod';
import { StartupError } from './StartupError.ts';

/**
 * What a process does: `web` answers requests and shows pages, `boards` holds the live connections of boards, `jobs` does what
 * is due in the background.
 */
export const ROLES = ['web', 'boards', 'jobs'] as const;

export type Role = (typeof ROLES)[number];

/** The variable, checked by itself. */
export const ROLES_ENVIRONMENT = {
  ROLES: z
    .string()
    .default(ROLES.join(','))
    .transform((text) => text.split(',').map((name) => name.trim()))
    .refine((names) => names.every((name) => ROLES.some((role) => role === name)), {
      error: `must be one or more of ${ROLES.join(', ')}, separated by commas`,
    })
    .transform((names) => ROLES.filter((role) => names.includes(role))),
} as const;

/**
 * The roles of this process.
 *
 * @throws StartupError when some are left to other processes and there can be no others
 */
export function rolesOf(env: { ROLES: readonly Role[]; REDIS_URL?: string | undefined }): ReadonlySet<Role> {
  const missing = ROLES.filter((role) => !env.ROLES.includes(role));
  if (missing.length > 0 && env.REDIS_URL === undefined) {
    throw new StartupError(
      `REDIS_URL is needed beside ROLES without ${missing.join(' and ')}: other processes, which share it, have to do that.`,
    );
  }
  return new Set(env.ROLES);
}
