import { hash, verify } from '@node-rs/argon2';

// Argon2id with the parameters OWASP names as minimum: 19 MiB, two passes.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** Hashes a password for storage. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), PARAMETERS);
}

/**
 * Whether the password is the one of the hash. Without a hash it takes as long and says no, so that the time
 * does not reveal which accounts exist.
 */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (passwordHash === null || passwordHash === undefined) {
    decoy ??= hashPassword('decoy');
    await verify(await decoy, password.normalize('NFC'));
    return false;
  }
  return verify(passwordHash, password.normalize('NFC'));
}
