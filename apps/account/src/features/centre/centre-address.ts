import { ACCOUNT_PATHS, UserCentreSection } from '@boardwalk/domain';

/** Sections that have something to show, in their order; a `tab` of another one shows the first. */
export const SECTIONS = [
  UserCentreSection.ACCOUNT,
  UserCentreSection.COMMUNITY,
  UserCentreSection.WALLET,
  UserCentreSection.WORKSPACE,
  UserCentreSection.ACTIVITY_CENTER,
  UserCentreSection.ORDER,
  UserCentreSection.DISTRIBUTION,
  UserCentreSection.KNOWLEDGE_BENEFIT,
] as const;
export type Section = (typeof SECTIONS)[number];

/** What the address of the account centre asks for (spec §2). */
export interface CentreAddress {
  readonly section: Section;
  /** One-time token of a frame. */
  readonly token: string | null;
  /** What the reader has come to buy. */
  readonly goodsId: string | null;
}

/** Reads the query `tab`, `token` and `goods`. */
export function readCentreAddress({ search }: Pick<Location, 'search'>): CentreAddress {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  return {
    section: SECTIONS.find((section) => section === tab) ?? UserCentreSection.ACCOUNT,
    token: query.get('token'),
    goodsId: query.get('goods'),
  };
}

/** Address of a section. */
export function sectionHref(section: Section): string {
  return `${ACCOUNT_PATHS.centre}?tab=${section}&product=board`;
}

/** The address without what works once: neither the history nor a reload is to hold it. */
export function spentAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.delete('token');
  query.delete('goods');
  return `${pathname}?${query}${hash}`;
}

/** Address of the receipt of an order. */
export function receiptHref(orderId: string): string {
  return `${ACCOUNT_PATHS.receipt}?order=${encodeURIComponent(orderId)}`;
}

/** Address of the templates of a team, on its page in the workspace. */
export function teamTemplatesHref(teamId: string): string {
  return `/app/home/team/${encodeURIComponent(teamId)}#templates`;
}
