import {
  ANALYTICS_LIMITS,
  COLLECTION_LIMITS,
  FEEDBACK_LIMITS,
  GOODS_LIMITS,
  isFileKey,
  isIdempotencyKey,
  LISTING_LIMITS,
  NAME_LIMITS,
  ORDER_LIMITS,
  PASSWORD_LIMITS,
  PROFILE_LIMITS,
  PUBLISH_LIMITS,
  CLIENT_LOG_LIMITS,
  COMMENT_LIMITS,
  REFUND_LIMITS,
  REPORT_LIMITS,
  REVIEW_REASON_MAX,
  ROOT_FOLDER_ID,
  SERVICE_TOKEN_LIMITS,
  SHARE_LIMITS,
  VERSION_LIMITS,
  SMALLEST_PAYMENT,
  WEBHOOK_LIMITS,
} from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';
import { parameterOf, propertyOf, schemaOf, type BundledSchema } from './contract-bundle.ts';

const titleLength = { min: PUBLISH_LIMITS.titleMin, max: PUBLISH_LIMITS.titleMax };

/** Texts with a length the domain checks: shape, property, and the domain's limits. */
const LENGTHS: readonly (readonly [string, string, { readonly min: number; readonly max: number }])[] = [
  ['PublishForm', 'name', titleLength],
  ['PublishForm', 'description', { min: PUBLISH_LIMITS.descriptionMin, max: PUBLISH_LIMITS.descriptionMax }],
  ['PublishForm', 'change_note', { min: 0, max: PUBLISH_LIMITS.changeNoteMax }],
  ['CollectionBody', 'name', { min: COLLECTION_LIMITS.nameMin, max: COLLECTION_LIMITS.nameMax }],
  ['CollectionBody', 'description', { min: 0, max: COLLECTION_LIMITS.descriptionMax }],
  ['VersionNameBody', 'name', { min: VERSION_LIMITS.nameMin, max: VERSION_LIMITS.nameMax }],
  ['ReviewBody', 'reason', { min: 1, max: REVIEW_REASON_MAX }],
  ['RefundBody', 'reason', { min: 1, max: ORDER_LIMITS.reasonMax }],
  ['SettledRefundBody', 'note', { min: 1, max: REFUND_LIMITS.noteMax }],
  ['GoodsNames', 'ko-KR', { min: GOODS_LIMITS.nameMin, max: GOODS_LIMITS.nameMax }],
  ['ReportBody', 'report_desc', { min: REPORT_LIMITS.descriptionMin, max: REPORT_LIMITS.descriptionMax }],
  ['NewCommentBody', 'text', { min: COMMENT_LIMITS.textMin, max: COMMENT_LIMITS.textMax }],
  ['CommentChangeBody', 'text', { min: COMMENT_LIMITS.textMin, max: COMMENT_LIMITS.textMax }],
  ['ReportDecisionBody', 'reason', { min: 0, max: REVIEW_REASON_MAX }],
  ['TagCorrectionBody', 'reason', { min: 0, max: REVIEW_REASON_MAX }],
  ['FeedbackSettlementBody', 'answer', { min: FEEDBACK_LIMITS.answerMin, max: FEEDBACK_LIMITS.answerMax }],
  ['ClientLogLine', 'message', { min: 1, max: CLIENT_LOG_LIMITS.messageMax }],
  ['ClientLogLine', 'page', { min: 1, max: CLIENT_LOG_LIMITS.pageMax }],
  ['NewServiceTokenBody', 'name', { min: SERVICE_TOKEN_LIMITS.nameMin, max: SERVICE_TOKEN_LIMITS.nameMax }],
  ['ProfileBody', 'introduce', { min: 0, max: PROFILE_LIMITS.bioMax }],
  ['ProfileBody', 'nick_name', NAME_LIMITS],
  ['SignUpBody', 'nick_name', NAME_LIMITS],
];

/** Bounds of the schema count the raw text; the domain counts its trimmed NFC form, which may be shorter or longer. */
function expectRoomFor(schema: BundledSchema, limits: { readonly min: number; readonly max: number }): void {
  expect(schema['x-length']).toEqual({ ...limits, lines: expect.stringMatching(/^(?:one|many)$/u) });
  expect(schema.minLength ?? 0).toBeLessThanOrEqual(Math.min(limits.min, 1));
  expect(schema.maxLength ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(limits.max * 3);
}

describe('limits of the contract are those of the domain', () => {
  test.each(LENGTHS)('%s.%s states them and refuses nothing the domain takes', (shape, property, limits) => {
    expectRoomFor(propertyOf(shape, property), limits);
  });

  test('a service token works no longer than it may', () => {
    expect(propertyOf('NewServiceTokenBody', 'days').maximum).toBe(SERVICE_TOKEN_LIMITS.maxDays);
  });

  test('the address of a webhook is no longer than it may be', () => {
    for (const shape of ['NewWebhookBody', 'WebhookChangesBody'])
      expect(propertyOf(shape, 'url').maxLength).toBe(WEBHOOK_LIMITS.urlMax);
  });

  test('a password counts as typed, spaces at its ends included', () => {
    const schema = propertyOf('SignUpBody', 'password');
    expect(schema['x-length']).toBeUndefined();
    expect(schema.minLength).toBe(PASSWORD_LIMITS.min);
    expect(schema.maxLength).toBeGreaterThanOrEqual(PASSWORD_LIMITS.max);
  });

  test('the password of a share link counts as typed, and what is typed is never refused before it is counted', () => {
    for (const shape of ['ShareLinkBody', 'ShareLinkChange', 'SharePasswordBody']) {
      const schema = propertyOf(shape, 'password');
      expect(schema['x-length']).toBeUndefined();
      expect(schema.minLength).toBeUndefined();
      expect(schema.maxLength).toBeGreaterThanOrEqual(SHARE_LIMITS.passwordMax * 2);
    }
  });

  test('custom tags: at most 3 names of at most 100 characters', () => {
    const names = propertyOf('NewTagsBody', 'name');
    expect([names.minItems, names.maxItems]).toEqual([
      PUBLISH_LIMITS.customTagsMin,
      PUBLISH_LIMITS.customTagsMax,
    ]);
    expectRoomFor(names.items ?? {}, { min: 1, max: PUBLISH_LIMITS.customTagMax });
  });

  test('a price is 2 to 50 whole yuan in thousandths, topics are at most 2', () => {
    expect(propertyOf('PublishForm', 'unit_price')).toMatchObject({
      minimum: PUBLISH_LIMITS.priceMin * 1000,
      maximum: PUBLISH_LIMITS.priceMax * 1000,
      multipleOf: 1000,
    });
    expect(propertyOf('PublishForm', 'special_ids[]').maxItems).toBe(PUBLISH_LIMITS.topicsMax);
    expect(propertyOf('TagCorrectionBody', 'topic_ids').maxItems).toBe(PUBLISH_LIMITS.topicsMax);
  });

  test('a report takes at most 3 pictures, a call at most 20 lines of a log or 50 events', () => {
    expect(propertyOf('ReportBody', 'images_key').maxItems).toBe(REPORT_LIMITS.imagesMax);
    expect(propertyOf('ClientLogBody', 'lines').maxItems).toBe(CLIENT_LOG_LIMITS.linesMax);
    expect(propertyOf('AnalyticsEventsBody', 'events').maxItems).toBe(ANALYTICS_LIMITS.batchMax);
  });

  test('a comment mentions at most 10 people', () => {
    expect(propertyOf('NewCommentBody', 'mentions').maxItems).toBe(COMMENT_LIMITS.mentionsMax);
    expect(propertyOf('CommentChangeBody', 'mentions').maxItems).toBe(COMMENT_LIMITS.mentionsMax);
  });

  test('[CONST-29][CONST-30] a list by cursor starts at 0 with 40 entries, at most 100', () => {
    expect(LISTING_LIMITS).toMatchObject({ defaultSize: 40, firstCursor: '0', maxSize: 100 });
    expect(parameterOf('Size')).toMatchObject({ default: 40, minimum: 1, maximum: 100 });
    expect(parameterOf('Cursor').default).toBe('0');
  });

  test('[CONST-31] messages come 15 to a page', () => {
    expect(LISTING_LIMITS.messagePageSize).toBe(15);
    expect(parameterOf('MessagePageSize').default).toBe(15);
  });

  test('goods run and cost what the domain allows', () => {
    for (const shape of ['NewGoodsBody', 'GoodsChangeBody']) {
      const { daysMin: minimum, daysMax: maximum, priceMin, priceMax } = GOODS_LIMITS;
      expect(propertyOf(shape, 'days')).toMatchObject({ minimum, maximum });
      const price = { minimum: priceMin, maximum: priceMax, multipleOf: SMALLEST_PAYMENT };
      expect(propertyOf(shape, 'price')).toMatchObject(price);
    }
  });

  test('as many files are asked about at once as the contract takes', () => {
    expect(schemaOf('FileKeyList').properties?.['file_key_list']?.maxItems).toBe(LISTING_LIMITS.keysMax);
  });

  test("topics and banners come in the domain's pages", () => {
    expect(parameterOf('TopicPageSize').default).toBe(LISTING_LIMITS.topicPreviewSize);
    expect(parameterOf('TopicPageSize').maximum).toBeGreaterThanOrEqual(LISTING_LIMITS.topicPageSize);
    expect(parameterOf('BannerPageSize').default).toBe(LISTING_LIMITS.bannerPageSize);
  });

  test('[API-PUB-12][CONST-62] the folder is 0 unless another is named', () => {
    expect(ROOT_FOLDER_ID).toBe('0');
    expect(parameterOf('FolderIdQuery').default).toBe('0');
  });

  test('a key or idempotency key the domain takes fits the contract', () => {
    const fits = (schema: BundledSchema, text: string) => new RegExp(schema.pattern ?? '', 'u').test(text);
    const key = 'k7Qm3XpT9wRb';
    expect(isFileKey(key) && fits(schemaOf('FileKey'), key)).toBe(true);
    for (const text of ['12345678', 'a'.repeat(64), crypto.randomUUID()]) {
      expect(isIdempotencyKey(text) && fits(parameterOf('IdempotencyKey'), text)).toBe(true);
    }
    for (const text of ['1234567', 'a'.repeat(65), 'with space']) {
      expect(isIdempotencyKey(text) || fits(parameterOf('IdempotencyKey'), text)).toBe(false);
    }
  });
});
