import { useState } from 'react';

/** How often a list is asked for pictures that were still being painted, in milliseconds. */
const PICTURES_EVERY_MS = 8_000;

interface Part {
  readonly list: readonly { readonly thumbnail: string | null }[];
}

/** How lists of boards stay up to date: boards change in the editor, not through calls of this page. */
export function useFreshList() {
  const [hasUnpainted, setHasUnpainted] = useState(false);
  return {
    options: {
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      pollingInterval: hasUnpainted ? PICTURES_EVERY_MS : 0,
      skipPollingIfUnfocused: true,
    },
    /** Looks whether pictures are still to come; call it with the parts that are shown. */
    watch(parts: readonly Part[] | undefined) {
      const lacksPictures =
        parts?.some(({ list }) => list.some(({ thumbnail }) => thumbnail === null)) ?? false;
      if (lacksPictures !== hasUnpainted) setHasUnpainted(lacksPictures);
    },
  };
}
