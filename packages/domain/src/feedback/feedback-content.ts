import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { checkFeedback } from './check-feedback.ts';

/** Value of `platform` of feedback sent from the site (spec §3). */
export const FEEDBACK_PLATFORM = 'web' as const;

/** What the JSON text of feedback holds (spec §3). */
export interface FeedbackContent {
  /** Id of a role of the taxonomy. */
  readonly career: number;
  /** Id of an industry of the taxonomy. */
  readonly industry: number;
  readonly description: string;
  /** Addresses of the pictures, as the upload answered them. */
  readonly imgList: readonly string[];
}

/** The content, or what is wrong with it; fields are named as in `content.description`. */
export type ReadFeedbackContent =
  | { readonly content: FeedbackContent; readonly violations?: undefined }
  | { readonly content?: undefined; readonly violations: readonly FieldViolation[] };

/** Largest id a tag can have. */
const LARGEST_ID = 2_147_483_647;

/**
 * Writes the content of feedback. Spec §3, §7.
 *
 * @param content the filled form
 */
export function writeFeedbackContent({ career, industry, description, imgList }: FeedbackContent): string {
  return JSON.stringify({ career, industry, description, imgList });
}

/**
 * Reads and checks the content of feedback. Whether the ids exist and the pictures are the sender's is for the server to know.
 * Spec §3, §7.
 *
 * @param text JSON text from the wire
 */
export function readFeedbackContent(text: string): ReadFeedbackContent {
  const parsed = parseObject(text);
  if (parsed === null) return { violations: [{ field: 'content', rule: FieldRule.FORMAT }] };
  const { career = null, industry = null, description = '', imgList = [] } = parsed;
  const malformed = [
    ...(career === null || isId(career) ? [] : ['career']),
    ...(industry === null || isId(industry) ? [] : ['industry']),
    ...(typeof description === 'string' ? [] : ['description']),
    ...(isTextList(imgList) ? [] : ['imgList']),
  ].map((field) => ({ field, rule: FieldRule.FORMAT }));
  const form = {
    career: isId(career) ? career : null,
    industry: isId(industry) ? industry : null,
    description: typeof description === 'string' ? description : '',
    imgList: isTextList(imgList) ? imgList : [],
  };
  const broken = checkFeedback({ ...form, imageCount: form.imgList.length }).filter(
    ({ field }) => !malformed.some((each) => each.field === field),
  );
  const repeated =
    new Set(form.imgList).size < form.imgList.length ? [{ field: 'imgList', rule: FieldRule.DUPLICATE }] : [];
  const violations = [...malformed, ...broken, ...repeated].map((violation) => ({
    ...violation,
    field: `content.${violation.field}`,
  }));
  if (violations.length > 0 || form.career === null || form.industry === null) return { violations };
  return { content: { ...form, career: form.career, industry: form.industry } };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LARGEST_ID;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
