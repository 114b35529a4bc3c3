import { KEY_ALPHABET } from '@boardwalk/domain';
import type { Ids } from '../../infra/ids/ids.ts';

const SUFFIX_LENGTH = 4;

/**
 * Names to try for the address of a profile: the nickname's letters and digits, then the same with a random
 * ending, then a key nobody has.
 */
export function* profileNameCandidates(nickName: string, ids: Ids): Generator<string> {
  const base = nickName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  // A bare key could be taken for somebody's id.
  const isUsable = base !== '' && !new RegExp(`^[${KEY_ALPHABET}]{12}$`, 'iu').test(base);
  if (isUsable) {
    yield base;
    yield `${base}-${ids.key().slice(0, SUFFIX_LENGTH).toLowerCase()}`;
  }
  yield ids.key();
}
