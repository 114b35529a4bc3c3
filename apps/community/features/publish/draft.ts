import {
  EMPTY_TAXONOMY,
  FeeType,
  joinPublishTags,
  normalizeText,
  priceFromWire,
  priceToWire,
  startLicence,
  sortPublishTags,
  type CuratedTaxonomy,
  type ImageFile,
  type Licence,
  type PublishForm,
} from '@boardwalk/domain';
import type { AuditDetail, CommunityFile, CoverSource } from '@boardwalk/api-client';
import type { SubmittedForm } from './api.ts';

/** What the form holds besides the cover. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  readonly feeType: Exclude<FeeType, 0>;
  /** Whole yuan as typed; kept while another fee type is chosen. */
  readonly price: string;
  readonly licence: Licence;
  /** What is new in this version. */
  readonly changeNote: string;
  readonly customTags: readonly string[];
  readonly taxonomy: CuratedTaxonomy;
}

/** A cover: the picture itself, and the beginning of its content by which its type is judged. */
export interface Cover extends ImageFile {
  readonly blob: Blob;
}

/** What an earlier version says; a submission and a public work say it in the same words. */
export type Earlier = Pick<
  AuditDetail & CommunityFile,
  | 'name'
  | 'description'
  | 'fee_type'
  | 'unit_price'
  | 'licence'
  | 'tag_list'
  | 'special_topic_id_list'
  | 'cover'
  | 'cover_source'
>;

/**
 * The form of a file that was never handed in: its name is the first proposal for a title.
 *
 * @param source licence of the work it is a copy of
 */
export function emptyDraft(name: string, source: Licence | null): Draft {
  return {
    name,
    description: '',
    feeType: FeeType.FREE,
    price: '',
    licence: startLicence({ feeType: FeeType.FREE, source }, null),
    changeNote: '',
    customTags: [],
    taxonomy: EMPTY_TAXONOMY,
  };
}

/**
 * The form as an earlier version filled it.
 *
 * @param chartTagIds ids of the chart types, which distinguish them from the other common tags
 * @param source licence of the work it is a copy of
 */
export function draftOf(earlier: Earlier, chartTagIds: ReadonlySet<number>, source: Licence | null): Draft {
  const tags = earlier.tag_list.map((tag) => ({ ...tag, isChart: chartTagIds.has(tag.id) }));
  const { customTags, taxonomy } = sortPublishTags(tags, earlier.special_topic_id_list);
  return {
    name: earlier.name,
    description: earlier.description,
    feeType: earlier.fee_type,
    price: earlier.fee_type === FeeType.NEED_PAY ? priceFromWire(earlier.unit_price) : '',
    licence: startLicence({ feeType: earlier.fee_type, source }, earlier.licence),
    changeNote: '',
    customTags,
    taxonomy,
  };
}

/** The form as the rules of the domain check it. */
export function checkedForm(draft: Draft, cover: Cover | null, curatedTaxonomy: boolean): PublishForm {
  return { ...draft, cover, taxonomy: curatedTaxonomy ? draft.taxonomy : EMPTY_TAXONOMY };
}

/** A form without faults, ready to go. */
export interface ReadyForm {
  readonly draft: Draft;
  /** A picture, or the address of an earlier one. */
  readonly cover: Blob | string;
  readonly coverSource: CoverSource;
  readonly curatedTaxonomy: boolean;
}

/** The form as it travels, once its custom tags have ids. */
export function submittedForm(
  fileKey: string,
  { draft, cover, coverSource, curatedTaxonomy }: ReadyForm,
  customTagIds: readonly number[],
): SubmittedForm {
  const taxonomy = curatedTaxonomy ? draft.taxonomy : EMPTY_TAXONOMY;
  return {
    fileKey,
    cover,
    coverSource,
    name: normalizeText(draft.name),
    description: normalizeText(draft.description),
    feeType: draft.feeType,
    unitPrice: priceToWire(draft.feeType, draft.price),
    licence: draft.licence,
    changeNote: normalizeText(draft.changeNote),
    tagIds: joinPublishTags(customTagIds, taxonomy),
    topicIds: taxonomy.topics,
  };
}
