import {
  checkTexts,
  CONTENT_LIMITS,
  FieldRule,
  foldTag,
  LANGUAGES,
  normalizeText,
  type Language,
  type TagType,
} from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { recordAction } from '../review/service.ts';
import { differences } from './differences.ts';
import * as repository from './tagRepository.ts';

/** A text in every language. */
export type Texts = Readonly<Record<Language, string>>;

/** What is changed of a tag; what is left out keeps its value. */
export interface TagChange {
  names?: Texts | undefined;
  parentId?: number | null | undefined;
  isOpen?: boolean | undefined;
}

/** The taxonomy as admins keep it: a tree of two levels (decisions: "Publishing and review"). Who may is asked before. */
export function createTaxonomyConsole({ db, clock }: Pick<Infra, 'db' | 'clock'>) {
  /** A tag above must be at the top itself, and of the same kind. Errors: bad_input. */
  function checkParent(tags: readonly repository.TagRow[], ttype: TagType, parentId: number | null): void {
    const parent = tags.find((tag) => tag.tag_id === parentId);
    const isFit = parentId === null || (parent?.ttype === ttype && parent.parent_id === null);
    if (!isFit) throw badInput([{ field: 'parent_id', rule: FieldRule.UNKNOWN }]);
  }

  function require(tags: readonly repository.TagRow[], tagId: number): repository.TagRow {
    const tag = tags.find((each) => each.tag_id === tagId);
    if (tag === undefined) throw new ApiError('tag_not_found', { internal: `tag ${tagId}` });
    return tag;
  }

  return {
    /** The whole taxonomy. */
    all: (): Promise<repository.TagRow[]> => repository.findTags(db),

    /** Adds a tag as the last of its siblings. Errors: bad_input. */
    async create(
      adminId: string,
      tag: { ttype: TagType; parentId: number | null; names: Texts },
    ): Promise<repository.TagRow> {
      const names = checkedTexts('names', tag.names, CONTENT_LIMITS.tagName);
      const { ttype, parentId } = tag;
      return inTransaction(db, async (trx) => {
        await repository.lockTaxonomy(trx);
        checkParent(await repository.findTags(trx), ttype, parentId);
        const now = clock.now();
        const tagId = await repository.insertTag(trx, {
          ttype,
          parent_id: parentId,
          ...nameColumns(names),
          created_by: adminId,
          created_at: now,
        });
        await recordAction(trx, {
          moderatorId: adminId,
          action: 'taxonomy.create',
          subject: { type: 'tag', id: String(tagId) },
          changes: differences({}, { ttype, parent_id: parentId, names }),
          now,
        });
        return require(await repository.findTags(trx), tagId);
      });
    },

    /** Renames, moves, retires or opens a tag. Errors: bad_input, tag_not_found, tag_has_children. */
    async update(adminId: string, tagId: number, change: TagChange): Promise<repository.TagRow> {
      const names =
        change.names === undefined ? undefined : checkedTexts('names', change.names, CONTENT_LIMITS.tagName);
      return inTransaction(db, async (trx) => {
        await repository.lockTaxonomy(trx);
        const tags = await repository.findTags(trx);
        const before = require(tags, tagId);
        if (change.parentId !== undefined && change.parentId !== before.parent_id) {
          if (change.parentId !== null && tags.some((tag) => tag.parent_id === tagId))
            throw new ApiError('tag_has_children', { internal: `tag ${tagId}` });
          checkParent(
            tags.filter((tag) => tag.tag_id !== tagId),
            before.ttype,
            change.parentId,
          );
          await repository.moveTag(trx, before, change.parentId);
        }
        const columns = {
          ...(names === undefined ? {} : nameColumns(names)),
          ...(change.isOpen === undefined ? {} : { is_open: change.isOpen }),
        };
        if (Object.keys(columns).length > 0) await repository.changeTag(trx, tagId, columns);
        const after = require(await repository.findTags(trx), tagId);
        const changes = differences(logged(before), logged(after));
        if (changes.length > 0)
          await recordAction(trx, {
            moderatorId: adminId,
            action: 'taxonomy.update',
            subject: { type: 'tag', id: String(tagId) },
            changes,
            now: clock.now(),
          });
        return after;
      });
    },

    /** Orders all tags below one, or all of a kind at the top. Errors: bad_input when they are not exactly these. */
    async reorder(
      adminId: string,
      siblings: { ttype: TagType; parentId: number | null },
      tagIds: readonly number[],
    ): Promise<repository.TagRow[]> {
      return inTransaction(db, async (trx) => {
        await repository.lockTaxonomy(trx);
        const present = (await repository.findTags(trx))
          .filter((tag) => tag.ttype === siblings.ttype && tag.parent_id === siblings.parentId)
          .map((tag) => tag.tag_id);
        requireAll('tag_ids', present, tagIds);
        await repository.orderTags(trx, tagIds);
        await recordAction(trx, {
          moderatorId: adminId,
          action: 'taxonomy.reorder',
          subject: { type: 'tag_list', id: `${siblings.ttype}.${siblings.parentId ?? 0}` },
          changes: differences({ order: present.join() }, { order: tagIds.join() }),
          now: clock.now(),
        });
        return repository.findTags(trx);
      });
    },
  };
}

/** Texts in every language, normalised. Errors: bad_input. */
export function checkedTexts(field: string, texts: Texts, limits: { min: number; max: number }): Texts {
  const violations = checkTexts(field, texts, limits);
  if (violations.length > 0) throw badInput(violations);
  return {
    'zh-CN': normalizeText(texts['zh-CN']),
    'en-US': normalizeText(texts['en-US']),
    'ja-JP': normalizeText(texts['ja-JP']),
    'ko-KR': normalizeText(texts['ko-KR']),
    'es-ES': normalizeText(texts['es-ES']),
  };
}

/** A new order must name exactly what is there: somebody may have added something meanwhile. Errors: bad_input. */
export function requireAll(field: string, present: readonly number[], wanted: readonly number[]): void {
  if (wanted.some((id) => !present.includes(id))) throw badInput([{ field, rule: FieldRule.UNKNOWN }]);
  if (present.some((id) => !wanted.includes(id)))
    throw badInput([{ field, rule: FieldRule.MIN_ITEMS, limit: present.length }]);
}

function nameColumns(names: Texts) {
  return { name: names['en-US'], names: JSON.stringify(names), name_key: foldTag(names['en-US']) };
}

function logged({ parent_id, names, is_open }: repository.TagRow) {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, names[language] ?? '']));
  return { parent_id, names: texts, is_open };
}
