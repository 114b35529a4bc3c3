import { isFileKey } from '../file-key/file-key.ts';

const TEMPLATE_PREFIX = 'template-';
const PATTERN = /^[a-z0-9](?:-?[a-z0-9]){1,39}$/u;

/**
 * The id under which a template is sold. Templates need no entry in the list of goods: price and seller are those of the
 * published work. Decision 0018.
 *
 * @param fileKey key of the work
 */
export function templateGoodsId(fileKey: string): string {
  return TEMPLATE_PREFIX + fileKey;
}

/**
 * Which template an id of goods stands for. Decision 0018.
 *
 * @param goodsId id of goods
 * @returns key of the work, or null when the id is that of a plan or membership
 */
export function templateOfGoods(goodsId: string): string | null {
  if (!goodsId.startsWith(TEMPLATE_PREFIX)) return null;
  const key = goodsId.slice(TEMPLATE_PREFIX.length);
  return isFileKey(key) ? key : null;
}

/**
 * Whether a text can be the id of a plan or membership: 2–40 small letters, digits and single hyphens, and not the
 * form ids of templates have. Decision 0018.
 *
 * @param goodsId the id an admin wants to give
 */
export function isListedGoodsId(goodsId: string): boolean {
  return PATTERN.test(goodsId) && !goodsId.startsWith(TEMPLATE_PREFIX);
}
