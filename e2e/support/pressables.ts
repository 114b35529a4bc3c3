import { expect, type Locator } from '@playwright/test';

/** How long something that opens may take before a button counts as one that opens nothing, in milliseconds. */
export const PATIENCE = 5000;
/** Most time that one step may take, in milliseconds. */
export const STEP_MS = 20_000;
/** In how many rows of a list the buttons are pressed that stand at the same place in each. */
export const ROWS_PRESSED = 3;

/** Something that can be pressed: its name in English, and its place among all of its kind, which is the same in every language. */
export interface Pressable {
  readonly name: string;
  readonly place: number;
  /** How many there were, hidden ones too: the page is not whole while it has fewer. */
  readonly among: number;
  /** Where it is in its row or card, the same for all rows of a list; null outside of lists. */
  readonly spot: string | null;
}

/** Waits until there are as many of these as a while before: parts of a page come after it. */
export async function standStill(all: Locator): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const isStill = before === (await all.count());
        before = await all.count();
        return isStill;
      },
      { intervals: [PATIENCE], timeout: STEP_MS },
    )
    .toBe(true);
}

/** All of these that can be pressed. */
export async function pressables(all: Locator): Promise<Pressable[]> {
  const found: Pressable[] = [];
  const there = await all.all();
  const spots = await all.evaluateAll(spotsOf);
  for (const [place, each] of there.entries()) {
    if (!(await each.isVisible()) || !(await each.isEnabled())) continue;
    const name = await accessibleName(each);
    if (name !== '') found.push({ place, among: there.length, spot: spots[place] ?? null, name });
  }
  return found;
}

/** Where it is now among all of these: in a list whose rows have become fewer, in the first row that still has one; null when none has. */
export async function placeNow(all: Locator, { place, spot }: Pressable): Promise<number | null> {
  if (spot === null) return place;
  const spots = await all.evaluateAll(spotsOf);
  const first = spots.indexOf(spot);
  if (spots[place] === spot) return place;
  return first < 0 ? null : first;
}

/** What a screen reader calls it; empty when it has no name. */
async function accessibleName(pressable: Locator): Promise<string> {
  const quoted = /^- \w+ "((?:[^"\\]|\\.)*)"/u.exec(await pressable.ariaSnapshot())?.[1];
  return quoted?.replaceAll(/\\(.)/gu, '$1') ?? '';
}

/** Whether something has a name, numbers in it aside, or gets it while the page comes. */
export async function isCalled(pressable: Locator, name: string): Promise<boolean> {
  try {
    await expect
      .poll(async () => alike(await accessibleName(pressable)), { timeout: PATIENCE })
      .toBe(alike(name));
    return true;
  } catch {
    return false;
  }
}

/** Presses what can be pressed; false when it cannot. */
export async function press(pressable: Locator): Promise<boolean> {
  try {
    await pressable.click({ timeout: PATIENCE });
    return true;
  } catch {
    return false;
  }
}

/** A name in which numbers make no difference. */
export const alike = (name: string): string => name.replaceAll(/\d+/gu, '0');

/** Whether it is in one of the first rows of its list: what opens from a hundred rows is the same. */
export function isOfFew(counts: Map<string, number>, { spot }: Pressable): boolean {
  if (spot === null) return true;
  const count = (counts.get(spot) ?? 0) + 1;
  counts.set(spot, count);
  return count <= ROWS_PRESSED;
}

/** Where elements are in their rows or cards, and where the lists of these are on the page: the same for all rows of a list; null outside. */
const spotsOf = (elements: readonly Element[]): (string | null)[] =>
  elements.map((element) => {
    const row = element.closest('li, tr, article, [role="row"], [role="listitem"]');
    if (!row) return null;
    const path: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const place = at !== row && at.parentElement ? [...at.parentElement.children].indexOf(at) : 0;
      path.push(`${at.tagName}${place}`);
    }
    return path.join(' ');
  });
