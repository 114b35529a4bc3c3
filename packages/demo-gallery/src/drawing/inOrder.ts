import { orderKeyBetween } from '@boardwalk/board/document';

/** Each item with an order key, so that the keys sort as the items stand. */
export function inOrder<T>(items: readonly T[]): [item: T, key: string][] {
  let last: string | null = null;
  return items.map((item) => {
    last = orderKeyBetween(last, null);
    return [item, last];
  });
}
