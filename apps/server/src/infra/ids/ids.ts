import { createHash, randomBytes } from 'node:crypto';
import { createKey } from '@boardwalk/domain';

/** Makes everything unpredictable the server hands out. Injected, so that tests can foresee it. */
export interface Ids {
  /** A new 12-character key: of a user, a file, a profile. */
  key(): string;
  /** A new secret of 256 bits in base64url, 43 characters: of a session, a refresh token. */
  secret(): string;
}

/** The Ids of the running server. */
export const randomIds: Ids = {
  key: () => createKey((count) => randomBytes(count)),
  secret: () => randomBytes(32).toString('base64url'),
};

/** How a secret is stored: its SHA-256 in hex. A secret of 256 random bits needs no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
