/** How long topics and banners may be shown without asking, in seconds. */
export const TOPIC_CACHE_SECONDS = 60;

/** Most topics in the list of the hottest. */
export const HOTTEST_TOPICS = 10;
