import { BoardLimits } from './constants.ts';
import { ID } from './elementExtras.ts';

/** So many elements an address names at most. */
export const MOST_LINKED = 50;

/** What the fragment of such an address begins with. */
const NAME = '#elements=';
/** A fragment of as many of the longest ids as may be named. */
const LONGEST = NAME.length + MOST_LINKED * (BoardLimits.id + 1) - 1;

/**
 * The address that leads to elements of a board: that of its page, with the elements as its fragment.
 *
 * @param page the address of the page on which the board is seen, without a fragment
 * @returns null where they are too many for one address, or none; it may always be the link of an element
 */
export function elementsAddress(page: string, ids: Iterable<string>): string | null {
  const named = [...new Set(ids)];
  const address = `${page}${NAME}${named.join(',')}`;
  const fits = named.length > 0 && named.length <= MOST_LINKED && address.length <= BoardLimits.link;
  return fits ? address : null;
}

/**
 * The elements that the fragment of an address names. What others write as one is read strictly: of a fragment in which anything is
 * wrong, nothing counts.
 *
 * @returns null where it is about something else; none where it should name elements and does not
 */
export function elementsOfFragment(fragment: string): readonly string[] | null {
  if (!fragment.startsWith(NAME)) return null;
  if (fragment.length > LONGEST + 2 * MOST_LINKED) return [];
  // Programs that pass addresses on may write a comma as its code.
  const ids = fragment.slice(NAME.length).replaceAll(/%2c/gi, ',').split(',');
  return ids.length <= MOST_LINKED && ids.every((id) => ID.test(id)) ? [...new Set(ids)] : [];
}

/**
 * The elements of a board that an address leads to.
 *
 * @param site the origin of the site
 * @param pages the paths of the pages on which this board is seen
 * @returns null where it leads elsewhere
 */
export function elementsOfAddress(
  address: string,
  site: string,
  pages: readonly string[],
): readonly string[] | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, hash } = new URL(address);
  const path = pathname.replace(/\/$/, '');
  return origin === site && pages.includes(path) ? elementsOfFragment(hash) : null;
}
