import * as domain from '@boardwalk/domain';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as wire from '../src/index.ts';
import { schemaOf } from './contract-bundle.ts';

/** Enumerations of the contract and of the domain, with the ledger row that lists their values. */
const ENUMERATIONS = [
  ['ENUM-01', 'MemberType', domain.MemberType],
  ['ENUM-02', 'BadgeFlag', domain.BadgeFlag],
  ['ENUM-04', 'Sex', domain.Sex],
  ['ENUM-05', 'UserKind', domain.UserKind],
  ['ENUM-06', 'FollowRelation', domain.FollowRelation],
  ['ENUM-07', 'ProfessionalEditionType', domain.ProfessionalEditionType],
  ['ENUM-08', 'TeamPrivilege', domain.TeamPrivilege],
  ['ENUM-09', 'TagType', domain.TagType],
  ['ENUM-10', 'InboxMessageType', domain.InboxMessageType],
  ['ENUM-11', 'ReviewStatus', domain.ReviewStatus],
  ['ENUM-12', 'FeeType', domain.FeeType],
  ['ENUM-13', 'ReportReason', domain.ReportReason],
  ['ENUM-14', 'SortOrder', domain.SortOrder],
  ['ENUM-15', 'ListView', domain.ListView],
  ['ENUM-16', 'PayState', domain.PayState],
  ['ENUM-17', 'UseFlag', domain.UseFlag],
  ['ENUM-18', 'SpaceType', domain.SpaceType],
  ['ENUM-19', 'CompanySize', domain.CompanySize],
  ['ENUM-27', 'Language', domain.Language],
] as const;

/** Members of an enumeration of the contract, by name. */
function membersOf(name: string): Record<string, string | number | undefined> {
  const schema = schemaOf(name);
  return Object.fromEntries(
    (schema['x-enum-varnames'] ?? []).map((key, index) => [key, schema.enum?.[index]]),
  );
}

describe('enumerations of the contract are those of the domain', () => {
  test.each(ENUMERATIONS)('[%s] %s', (_, name, values) => {
    expect(membersOf(name)).toEqual(values);
  });

  test('kinds of works', () => {
    expect(membersOf('BoardKind')).toEqual(domain.WorkKind);
  });

  test.each([
    ['PointEntryCause', domain.PointEntryCause],
    ['GrantSource', domain.GrantSource],
    ['Licence', domain.Licence],
    ['OnboardingQuestion', domain.OnboardingQuestion],
  ])('%s', (name, values) => {
    expect(membersOf(name)).toEqual(values);
  });

  test.each([
    ['GoodsKind', domain.GoodsKind],
    ['OrderState', domain.OrderState],
    ['RefundState', domain.RefundState],
    ['FeedbackState', domain.FeedbackState],
    ['Currency', domain.Currency],
  ] as const)('%s', (name, values) => {
    expect(membersOf(name)).toEqual(values);
  });

  test.each([
    ['FileRole', domain.FileRole],
    ['ShareRole', domain.ShareRole],
    ['VersionKind', domain.VersionKind],
  ])('%s', (name, values) => {
    expect(membersOf(name)).toEqual(values);
  });

  test('a 400 answer names the rules of the domain', () => {
    expect(membersOf('FieldRule')).toEqual(domain.FieldRule);
  });

  test('[ENUM-03] the marks influencer and expert are flags', () => {
    const { influencer, expert } = schemaOf('Profile').properties ?? {};
    expect(influencer).toEqual({ $ref: '#/components/schemas/BadgeFlag' });
    expect(expert).toEqual(influencer);
  });

  test('a fee of a work is any fee but the filter for all', () => {
    expectTypeOf<wire.FileFeeType>().toEqualTypeOf<Exclude<domain.FeeType, typeof domain.FeeType.ALL>>();
  });

  test('the roles of a team are those of the domain, and all but the owner’s can be given', () => {
    expect(membersOf('TeamRole')).toEqual(domain.TeamRole);
    expectTypeOf<wire.TeamRole>().toEqualTypeOf<domain.TeamRole>();
    expectTypeOf<wire.GivenTeamRole>().toEqualTypeOf<domain.GivenTeamRole>();
  });

  test('a decision of the review is one of the domain', () => {
    expectTypeOf<wire.ReviewDecision>().toEqualTypeOf<domain.ReviewDecision>();
  });

  test('states and decisions of report cases and levels of logs are those of the domain', () => {
    expect(membersOf('ReportCaseState')).toEqual(domain.ReportCaseState);
    expect(membersOf('ReportCaseDecision')).toEqual(domain.ReportCaseDecision);
    expect(membersOf('ClientLogLevel')).toEqual(domain.ClientLogLevel);
    expectTypeOf<wire.ReportCaseState>().toEqualTypeOf<domain.ReportCaseState>();
    expectTypeOf<wire.ReportCaseDecision>().toEqualTypeOf<domain.ReportCaseDecision>();
    expectTypeOf<wire.ClientLogLevel>().toEqualTypeOf<domain.ClientLogLevel>();
  });

  test('events, their origins and projects of analytics are those of the domain', () => {
    expect(schemaOf('AnalyticsEventName').enum).toEqual(Object.keys(domain.ANALYTICS_ORIGINS));
    expect(schemaOf('AnalyticsOrigin').enum).toEqual(Object.values(domain.ANALYTICS_ORIGINS).flat());
    expect(membersOf('AnalyticsProject')).toEqual(domain.AnalyticsProject);
  });

  test('[OPEN-34] product and source of a report and platform of feedback have one value each', () => {
    expect(schemaOf('ReportProduct').enum).toEqual([domain.REPORT_PRODUCT]);
    expect(schemaOf('ReportSource').enum).toEqual([domain.REPORT_SOURCE]);
    expect(schemaOf('FeedbackPlatform').enum).toEqual([domain.FEEDBACK_PLATFORM]);
  });

  test('types are the same', () => {
    expectTypeOf<wire.MemberType>().toEqualTypeOf<domain.MemberType>();
    expectTypeOf<wire.BadgeFlag>().toEqualTypeOf<domain.BadgeFlag>();
    expectTypeOf<wire.Sex>().toEqualTypeOf<domain.Sex>();
    expectTypeOf<wire.UserKind>().toEqualTypeOf<domain.UserKind>();
    expectTypeOf<wire.FollowRelation>().toEqualTypeOf<domain.FollowRelation>();
    expectTypeOf<wire.TeamPrivilege>().toEqualTypeOf<domain.TeamPrivilege>();
    expectTypeOf<wire.ProfessionalEditionType>().toEqualTypeOf<domain.ProfessionalEditionType>();
    expectTypeOf<wire.CompanySize>().toEqualTypeOf<domain.CompanySize>();
    expectTypeOf<wire.PointEntryCause>().toEqualTypeOf<domain.PointEntryCause>();
    expectTypeOf<wire.GrantSource>().toEqualTypeOf<domain.GrantSource>();
    expectTypeOf<wire.OnboardingQuestion>().toEqualTypeOf<domain.OnboardingQuestion>();
    expectTypeOf<wire.TagType>().toEqualTypeOf<domain.TagType>();
    expectTypeOf<wire.CommentState>().toEqualTypeOf<domain.CommentState>();
    expectTypeOf<wire.BoardCommentFilter>().toEqualTypeOf<domain.BoardCommentFilter>();
    expectTypeOf<wire.CommentOrder>().toEqualTypeOf<domain.CommentOrder>();
    expectTypeOf<wire.InboxMessageType>().toEqualTypeOf<domain.InboxMessageType>();
    expectTypeOf<wire.ReviewStatus>().toEqualTypeOf<domain.ReviewStatus>();
    expectTypeOf<wire.FeeType>().toEqualTypeOf<domain.FeeType>();
    expectTypeOf<wire.ReportReason>().toEqualTypeOf<domain.ReportReason>();
    expectTypeOf<wire.SortOrder>().toEqualTypeOf<domain.SortOrder>();
    expectTypeOf<wire.ListView>().toEqualTypeOf<domain.ListView>();
    expectTypeOf<wire.PayState>().toEqualTypeOf<domain.PayState>();
    expectTypeOf<wire.UseFlag>().toEqualTypeOf<domain.UseFlag>();
    expectTypeOf<wire.SpaceType>().toEqualTypeOf<domain.SpaceType>();
    expectTypeOf<wire.GoodsKind>().toEqualTypeOf<domain.GoodsKind>();
    expectTypeOf<wire.OrderState>().toEqualTypeOf<domain.OrderState>();
    expectTypeOf<wire.Currency>().toEqualTypeOf<domain.Currency>();
    expectTypeOf<wire.Language>().toEqualTypeOf<domain.Language>();
    expectTypeOf<wire.FileRole>().toEqualTypeOf<domain.FileRole>();
    expectTypeOf<wire.ShareRole>().toEqualTypeOf<domain.ShareRole>();
    expectTypeOf<wire.VersionKind>().toEqualTypeOf<domain.VersionKind>();
    expectTypeOf<wire.FieldRule>().toEqualTypeOf<domain.FieldRule>();
  });
});
