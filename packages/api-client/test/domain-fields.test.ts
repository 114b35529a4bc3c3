import type * as domain from '@boardwalk/domain';
import { FIELD_OF_GROUP } from '@boardwalk/domain';
import { expect, expectTypeOf, test } from 'vitest';
import type { BodyOf, OperationId } from '../src/index.ts';
import { propertyOf } from './contract-bundle.ts';

/** Names of the fields that a validator of the domain reports. */
type FieldsOf<Check extends (...input: never[]) => readonly domain.FieldViolation[]> =
  ReturnType<Check>[number]['field'];
/** Names of the fields in the body of an operation. */
type Wire<Op extends OperationId> = keyof BodyOf<Op>;

test('every field that a validator reports is one of the request that it checks', () => {
  expectTypeOf<FieldsOf<typeof domain.checkOnboardingBody>>().toExtend<Wire<'writeIdentityTag'>>();
  expectTypeOf<FieldsOf<typeof domain.checkOnboarding>>().toEqualTypeOf<
    Exclude<Wire<'writeIdentityTag'>, 'skip'>
  >();
  expectTypeOf<keyof domain.OnboardingBody>().toEqualTypeOf<Wire<'writeIdentityTag'>>();
  expectTypeOf<FieldsOf<typeof domain.checkReview>>().toExtend<Wire<'reviewSubmission'>>();
  expectTypeOf<FieldsOf<typeof domain.checkReportDecision>>().toExtend<Wire<'decideReportCase'>>();
  expectTypeOf<FieldsOf<typeof domain.checkComment>>().toExtend<Wire<'createComment'>>();
  expectTypeOf<FieldsOf<typeof domain.checkComment>>().toExtend<Wire<'updateComment'>>();
  expectTypeOf<FieldsOf<typeof domain.checkShareLink>>().toExtend<Wire<'createShareLink'>>();
  expectTypeOf<FieldsOf<typeof domain.checkProfile>>().toExtend<Wire<'updateProfile'>>();
  expectTypeOf<FieldsOf<typeof domain.checkAccountName>>().toExtend<Wire<'signUp'>>();
  expectTypeOf<FieldsOf<typeof domain.checkPassword>>().toExtend<Wire<'signUp'>>();
  expectTypeOf<FieldsOf<typeof domain.checkSchedule>>().toExtend<Wire<'createBanner'>>();
});

test('fields of the form that do not travel under their own name are known', () => {
  // The agreement stays in the form; groups of ids travel together.
  expectTypeOf<Exclude<FieldsOf<typeof domain.checkReport>, 'agreement'>>().toExtend<Wire<'reportFile'>>();
  type Groups = keyof typeof FIELD_OF_GROUP;
  expectTypeOf<Exclude<FieldsOf<typeof domain.checkPublishForm>, Groups>>().toExtend<Wire<'publishFile'>>();
  expectTypeOf<(typeof FIELD_OF_GROUP)[Groups]>().toExtend<Wire<'publishFile'>>();
  expectTypeOf<Exclude<FieldsOf<typeof domain.checkTagCorrection>, Groups>>().toExtend<
    Wire<'correctWorkTags'>
  >();
  for (const field of Object.values(FIELD_OF_GROUP))
    expect(propertyOf('PublishForm', field).type).toBe('array');
  // Names of goods are one field with a text for each language.
  type GoodsField = FieldsOf<typeof domain.checkGoods>;
  expectTypeOf<Exclude<GoodsField, `names.${domain.Language}`>>().toExtend<Wire<'createGoods'>>();
});

test('what is no field of the request does not compile', () => {
  // @ts-expect-error the wire calls it report_desc
  expectTypeOf<'report_description'>().toExtend<Wire<'reportFile'>>();
});
