import { KEY_ALPHABET } from '@boardwalk/domain';
import type { Ids } from '../../infra/ids/ids.ts';

const SUFFIX_LENGTH = 4;
/** Most characters taken of a nickname; with an ending the column's 60 are not used up. */
const MAX_LENGTH = 50;

/**
 * Names to try for the address of a profile: the nickname's letters and digits, then the same with a random
 * ending, then a key nobody has.
 */
export function* profileNameCandidates(nickName: string, ids: Ids): Generator<string> {
  const folded = nickName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  // Some characters stand for a whole phrase, so a short nickname may become a long address.
  const base = Array.from(folded)
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^-+|-+$/gu, '');
  // A bare key could be taken for somebody's id.
  const isUsable = base !== '' && !new RegExp(`^[${KEY_ALPHABET}]{12}$`, 'iu').test(base);
  if (isUsable) {
    yield base;
    yield `${base}-${ids.key().slice(0, SUFFIX_LENGTH).toLowerCase()}`;
  }
  yield ids.key();
}
