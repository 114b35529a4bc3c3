import type { CoverSource } from '@boardwalk/api-client';
import {
  checkPublishForm,
  FeeType,
  FieldRule,
  normalizeText,
  priceFromWire,
  PUBLISH_LIMITS,
  sortPublishTags,
  startLicence,
  TagType,
  type FieldViolation,
  type Licence,
  type SortedTags,
} from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { BodyOf } from '../../api/body.ts';
import { isUpload, type Upload } from '../../infra/http/Upload.ts';
import * as repository from './repository.ts';

/** The publish form as it came. */
export type ReceivedForm = BodyOf<'publishFile'>;

/** The publish form, found good. */
export interface CheckedForm {
  /** A new picture, or the hash of the one that an earlier version has. */
  cover: Upload | { keptHash: string };
  coverSource: CoverSource;
  name: string;
  description: string;
  feeType: 1 | 2 | 3;
  /** Thousandths of a yuan; null unless it must be paid. */
  unitPrice: number | null;
  licence: Licence;
  changeNote: string;
  tagIds: number[];
  topicIds: number[];
}

/** What the rules of the form depend on. */
export interface FormContext {
  /** The file that is handed in. */
  fileKey: string;
  /** Whether the person is offered scenes, roles, industries, chart types and topics. */
  curatedTaxonomy: boolean;
  /** Licences of the work it is a copy of, and of its former version; null when there is none. */
  licences: { source: Licence | null; former: Licence | null };
}

/**
 * Checks the whole form: what the form of the page checks, and that tags and topics exist and may be chosen.
 * Errors: bad_input with every broken rule, taxonomy_not_allowed, image_too_large, image_not_accepted.
 *
 */
export async function checkForm(
  db: Queryable,
  form: ReceivedForm,
  { fileKey, curatedTaxonomy, licences }: FormContext,
): Promise<CheckedForm> {
  const tagIds = form['tag_ids[]'];
  const topicIds = form['special_ids[]'] ?? [];
  const tags = (await repository.findTagsOfForm(db, tagIds)).filter((tag) => tag.is_open);
  const topics = topicIds.length === 0 ? [] : await repository.findOpenTopics(db, topicIds);
  const sorted = sortPublishTags(tags, topicIds);
  const strayTags = tags.filter(({ ttype, isChart }) => ttype === TagType.COMMON && !isChart);
  if (!curatedTaxonomy && (hasCurated(sorted) || strayTags.length > 0))
    throw new ApiError('taxonomy_not_allowed', {
      internal: `tags ${tagIds.join()} topics ${topicIds.join()}`,
    });

  const licence =
    form.licence ?? startLicence({ feeType: form.fee_type, source: licences.source }, licences.former);
  const changeNote = form.change_note ?? '';
  const cover = isUpload(form.cover) ? form.cover : null;
  const { earlier_cover: earlier } = form;
  const keptHash =
    earlier === undefined ? undefined : await repository.findCover(db, fileKey, hashOfAddress(earlier));
  const violations: FieldViolation[] = [
    ...(earlier !== undefined && keptHash === undefined
      ? [{ field: 'earlier_cover', rule: FieldRule.UNKNOWN }]
      : []),
    ...(earlier !== undefined && cover !== null
      ? [{ field: 'earlier_cover', rule: FieldRule.NOT_ALLOWED }]
      : []),
    ...(tagIds.length > tags.length + repeats(tagIds) || strayTags.length > 0
      ? [{ field: 'tag_ids[]', rule: FieldRule.UNKNOWN }]
      : []),
    ...(repeats(tagIds) > 0 ? [{ field: 'tag_ids[]', rule: FieldRule.DUPLICATE }] : []),
    ...(topicIds.length > topics.length + repeats(topicIds)
      ? [{ field: 'special_ids[]', rule: FieldRule.UNKNOWN }]
      : []),
    ...checkPublishForm(
      {
        name: form.name,
        description: form.description,
        cover: cover === null ? null : cover,
        feeType: form.fee_type,
        price: priceFromWire(form.unit_price),
        licence,
        changeNote,
        customTags: sorted.customTags,
        taxonomy: sorted.taxonomy,
      },
      { curatedTaxonomy, sourceLicence: licences.source },
    ).filter(({ field }) => field !== 'cover' || earlier === undefined),
    ...(form.fee_type !== FeeType.NEED_PAY && form.unit_price !== undefined
      ? [{ field: 'unit_price', rule: FieldRule.NOT_ALLOWED }]
      : []),
  ];
  refuse(violations);
  const chosen = keptHash === undefined ? cover : { keptHash };
  if (chosen === null) throw new Error('a form without a cover was found good');
  return {
    cover: chosen,
    coverSource: form.cover_source ?? 'upload',
    name: normalizeText(form.name),
    description: normalizeText(form.description),
    feeType: form.fee_type,
    unitPrice: form.fee_type === FeeType.NEED_PAY ? (form.unit_price ?? null) : null,
    licence,
    changeNote: normalizeText(changeNote),
    tagIds,
    topicIds,
  };
}

/** Words and choices that are wrong come first; a cover that is no picture, or too large, has an error of its own. */
function refuse(violations: readonly FieldViolation[]): void {
  const isOfCover = ({ field, rule }: FieldViolation) =>
    field === 'cover' && (rule === FieldRule.TYPE || rule === FieldRule.MAX_BYTES);
  const others = violations.filter((each) => !isOfCover(each));
  if (others.length > 0) throw badInput(violations);
  if (violations.some(({ rule }) => rule === FieldRule.MAX_BYTES))
    throw new ApiError('image_too_large', { data: { limit: PUBLISH_LIMITS.coverMaxBytes, field: 'cover' } });
  if (violations.length > 0) throw new ApiError('image_not_accepted', { data: { field: 'cover' } });
}

function hasCurated({ taxonomy }: SortedTags): boolean {
  return Object.values(taxonomy).some((chosen: readonly number[]) => chosen.length > 0);
}

/** The picture one of our addresses shows, see `imageUrl`. */
function hashOfAddress(address: string): string {
  return /\/upload\/cmt\/\w+\/([0-9a-f]{64})(?:\?|$)/u.exec(address)?.[1] ?? '';
}

function repeats(ids: readonly number[]): number {
  return ids.length - new Set(ids).size;
}
