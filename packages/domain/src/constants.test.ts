import { expect, test } from 'vitest';
import * as domain from './index.ts';

/** Constants that no other rule of this package exercises at its boundary. */
const TABLE: readonly (readonly [ids: string, what: string, actual: unknown, expected: unknown])[] = [
  ['[CONST-25]', 'search history entries shown', domain.LISTING_LIMITS.searchHistoryShown, 10],
  ['[CONST-26]', 'hot searches shown', domain.LISTING_LIMITS.hotSearchesShown, 5],
  ['[CONST-27]', 'debounce of suggestions in milliseconds', domain.LISTING_LIMITS.suggestionDebounceMs, 100],
  ['[CONST-28]', 'height of a suggestion', domain.LISTING_LIMITS.suggestionItemHeight, 36],
  ['[CONST-29]', 'default size of a search', domain.LISTING_LIMITS.defaultSize, 40],
  ['[CONST-30]', 'default cursor of a search', domain.LISTING_LIMITS.firstCursor, '0'],
  ['[CONST-31]', 'page size of messages', domain.LISTING_LIMITS.messagePageSize, 15],
  ['[CONST-32]', 'size of the list of all topics', domain.LISTING_LIMITS.topicPageSize, 99],
  ['[CONST-33]', 'page size of banners', domain.LISTING_LIMITS.bannerPageSize, 5],
  ['[CONST-34]', 'topics shown by default', domain.LISTING_LIMITS.topicPreviewSize, 4],
  ['[CONST-35]', 'points for the job', domain.POINTS.job, 10],
  ['[CONST-36]', 'points for the channel', domain.POINTS.channel, 10],
  ['[CONST-37]', 'points for the use case', domain.POINTS.useCase, 10],
  ['[CONST-38]', 'points for the space type', domain.POINTS.spaceType, 20],
  ['[CONST-40]', 'card of the personal plan', domain.PERSONAL_PLAN_CARD, { points: 100, days: 30 }],
  ['[CONST-43]', 'time a call may take in milliseconds', domain.SESSION_LIMITS.httpTimeoutMs, 30_000],
  ['[CONST-44]', 'login success message in milliseconds', domain.SESSION_LIMITS.loginSuccessMessageMs, 300],
  ['[CONST-48]', 'height of the onboarding dialog', domain.DIALOG_SIZES.onboardingHeight, 648],
  ['[CONST-49]', 'width of the publish dialog', domain.DIALOG_SIZES.publishWidth, 480],
  ['[CONST-51]', 'width of the limit dialog', domain.DIALOG_SIZES.limitWidth, 560],
  ['[CONST-52]', 'width of the message drawer', domain.DIALOG_SIZES.messageDrawerWidth, 304],
  ['[CONST-53]', 'overscan of virtual lists', domain.LISTING_LIMITS.virtualListOverscan, 5],
  ['[CONST-54]', 'suggested width of a cover', domain.PUBLISH_LIMITS.coverSuggestedWidth, 1080],
  ['[CONST-54]', 'suggested height of a cover', domain.PUBLISH_LIMITS.coverSuggestedHeight, 700],
  ['[CONST-55]', 'storage key of the guide', domain.GUIDE_STORAGE_KEY, 'CMT_GUIDE_KEY'],
  ['[CONST-57][AMB-47][OPEN-17]', 'the exported constant 20, the longest name', domain.NAME_LIMITS.max, 20],
  ['[CONST-62]', 'id of the default folder', domain.ROOT_FOLDER_ID, '0'],
];

test.each(TABLE)('%s %s', (_ids, _what, actual, expected) => {
  expect(actual).toEqual(expected);
});
