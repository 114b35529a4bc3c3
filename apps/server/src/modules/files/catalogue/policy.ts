/** How long anonymous lists and pages of works may be shown without asking, in seconds. New works appear within it. */
export const LIST_CACHE_SECONDS = 30;
