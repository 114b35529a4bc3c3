import { crc32 } from 'node:zlib';
import { SERVICE_TOKEN_PREFIX } from '../../infra/sessions/serviceCaller.ts';

/** How much of a token its owner is shown again: too little to try the rest. */
export const PREFIX_CHARACTERS = SERVICE_TOKEN_PREFIX.length + 4;

const SHAPE = new RegExp(`^${SERVICE_TOKEN_PREFIX}([\\w-]{43})([0-9a-f]{8})$`, 'u');

/**
 * Writes a token: a prefix that scanners of secrets look for, the secret, and a checksum by which they distinguish a token from a
 * text like it.
 *
 * @param secret 43 characters, 256 bits
 */
export function makeServiceToken(secret: string): string {
  return `${SERVICE_TOKEN_PREFIX}${secret}${checksum(secret)}`;
}

/** Whether a text can be a token, so that the database need not be asked. */
export function isServiceToken(text: string): boolean {
  const [, secret, sum] = SHAPE.exec(text) ?? [];
  return secret !== undefined && checksum(secret) === sum;
}

function checksum(secret: string): string {
  return crc32(secret).toString(16).padStart(8, '0');
}
