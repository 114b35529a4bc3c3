/** How long what everybody may read of comments is shown without asking, in seconds: what is hidden or removed is gone at once. */
export const COMMENT_CACHE_SECONDS = 0;
