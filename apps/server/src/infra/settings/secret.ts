import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file in the data folder. */
export const SECRET_FILE = 'token-secret';

/**
 * The secret that signs tokens: the one from the settings, else the one kept in the data folder, which is
 * made on the first start and readable by the server's user only.
 */
export function loadSecret(dataDir: string, fromSettings: string | undefined): Uint8Array {
  if (fromSettings !== undefined) return new TextEncoder().encode(fromSettings);
  const path = join(dataDir, SECRET_FILE);
  try {
    const kept = readFileSync(path, 'utf8').trim();
    chmodSync(path, 0o600);
    return Buffer.from(kept, 'base64url');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32);
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, secret.toString('base64url'), { mode: 0o600, flush: true });
  renameSync(fresh, path);
  return secret;
}
