import type { BodyOf } from '@boardwalk/api-client';
import { parseSnapshot, searchTextOf } from '@boardwalk/board/document';
import {
  checkTagCorrection,
  defaultLanguage,
  FieldRule,
  isNoChange,
  ModerationAction,
  normalizeText,
  parseLanguage,
  setChange,
  sortPublishTags,
  TagType,
  UseFlag,
  type FieldViolation,
  type Language,
  type SetChange,
} from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import type { ModerationChange } from '../../infra/database/moderationTables.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { searchVectorOf } from '../files/catalogue/service.ts';
import type { InboxService } from '../inbox/service.ts';
import { findTagsOfForm, lockFile, type FormTag } from '../publishing/service.ts';
import { findTagPaths, recordAction } from '../review/service.ts';
import { findTagging, findTopics, replaceTagging, type Tagging, type TopicRow } from './tagRepository.ts';
import type { WorkRow } from './workRepository.ts';

/** A correction as it came. */
type ReceivedCorrection = BodyOf<'correctWorkTags'>;

/** The tags and topics that a work had or shall have, by their ids. */
interface Known {
  tags: ReadonlyMap<number, FormTag>;
  topics: ReadonlyMap<number, TopicRow>;
}

/** What a correction changes, as ids. */
interface Changes {
  tags: SetChange<number>;
  topics: SetChange<number>;
}

/** Correcting tags and topics of public works (decision 0158). */
export function createCorrections(
  { db, blobs, clock, settings }: Pick<Infra, 'db' | 'blobs' | 'clock' | 'settings'>,
  inbox: Pick<InboxService, 'notifyOfCorrection'>,
) {
  async function boardTextOf({ file_key: fileKey, object_hash: hash }: WorkRow): Promise<string> {
    const bytes = await blobs.read(hash);
    if (bytes === undefined) throw new Error(`the snapshot ${hash} of ${fileKey} is gone`);
    return searchTextOf(parseSnapshot(JSON.parse(bytes.toString('utf8'))));
  }

  /** Tags and topics as they are now. Errors: file_not_found, not_published, work_changed when they are not what was seen. */
  async function requireAsSeen(
    trx: Queryable,
    file: Awaited<ReturnType<typeof lockFile>>,
    work: WorkRow,
    { submission_id: submissionId, seen }: ReceivedCorrection,
  ): Promise<Tagging> {
    const { file_key: fileKey } = work;
    const before = file === undefined ? undefined : await findTagging(trx, fileKey);
    if (file === undefined || before === undefined)
      throw new ApiError('file_not_found', { internal: `${fileKey} went away` });
    if (!file.is_live) throw new ApiError('not_published', { internal: `file ${fileKey} is not public` });
    // The board that was read for search is that of the work as it was found.
    const isSame =
      file.live_submission_id === bigId(submissionId) &&
      file.live_submission_id === work.submission_id &&
      isNoChange(setChange(before.tag_ids, seen.tag_ids)) &&
      isNoChange(setChange(before.topic_ids, seen.topic_ids));
    if (!isSame) throw new ApiError('work_changed', { internal: `file ${fileKey}` });
    return before;
  }

  return {
    /**
     * Replaces tags and topics of a work, once per idempotency key: public row, submission, search, the log and the message to its
     * owner change together. What changes nothing is not logged, and notifies nobody.
     * Errors: bad_input, file_not_found, not_published, work_changed, idempotency_key_reused.
     *
     * @param work the work as it was found, not the moderator's own
     */
    async correct(
      moderatorId: string,
      work: WorkRow,
      body: ReceivedCorrection,
      idempotencyKey: string | undefined,
    ): Promise<void> {
      const { file_key: fileKey } = work;
      const boardText = await boardTextOf(work);
      const reason = normalizeText(body.reason ?? '');
      const now = clock.now();
      const scope = { userId: moderatorId, operation: 'correctWorkTags', key: idempotencyKey, now };
      const done = await inTransaction(db, async (trx) => {
        // The file first, as publishing, reviews and reports do: none can wait for another in a circle.
        const file = await lockFile(trx, fileKey);
        return once(trx, scope, async () => {
          const before = await requireAsSeen(trx, file, work, body);
          const after = { tag_ids: body.tag_ids, topic_ids: body.topic_ids };
          const known = await findKnown(trx, before, after);
          const violations = broken(before, after, known, reason);
          if (violations.length > 0) throw badInput(violations);
          const changes = {
            tags: setChange(before.tag_ids, after.tag_ids),
            topics: setChange(before.topic_ids, after.topic_ids),
          };
          if (isNoChange(changes.tags) && isNoChange(changes.topics)) return { fileKey };
          const paths = await findTagPaths(trx, after.tag_ids);
          const search = searchVectorOf({
            name: work.name,
            description: work.description,
            tags: paths.names,
            board: boardText,
          });
          const { submission_id: submissionId } = work;
          await replaceTagging(trx, { fileKey, submissionId, path: paths.pathIds, search }, before, after);
          await recordAction(trx, {
            moderatorId,
            action: ModerationAction.WORK_CORRECT_TAGS,
            subject: { type: 'work', id: fileKey },
            fileKey,
            reason: reason || null,
            changes: loggedChanges(changes, known),
            now,
          });
          const language = parseLanguage(work.owner_language) ?? defaultLanguage(settings.deployment);
          await inbox.notifyOfCorrection(trx, work.owner_id, {
            fileKey,
            name: work.name,
            content: { ...namesOf(changes, known, language), ...(reason === '' ? {} : { reason }) },
            now,
          });
          return { fileKey };
        });
      });
      if (done.fileKey !== fileKey)
        throw new ApiError('idempotency_key_reused', { internal: `key of a correction of ${done.fileKey}` });
    },
  };
}

async function findKnown(trx: Queryable, before: Tagging, after: Tagging): Promise<Known> {
  const tags = await findTagsOfForm(trx, [...before.tag_ids, ...after.tag_ids]);
  const topics = await findTopics(trx, [...before.topic_ids, ...after.topic_ids]);
  return {
    tags: new Map(tags.map((tag) => [tag.id, tag])),
    topics: new Map(topics.map((topic) => [topic.topic_id, topic])),
  };
}

/** Every broken rule: what exists and is open may be chosen, what the work has already may stay. */
function broken(before: Tagging, after: Tagging, { tags, topics }: Known, reason: string): FieldViolation[] {
  const chosen = [...new Set(after.tag_ids)].flatMap((id) => tags.get(id) ?? []);
  const isStray = (tag: FormTag) => tag.ttype === TagType.COMMON && !tag.isChart;
  const mayHaveTag = (id: number) => {
    const tag = tags.get(id);
    return before.tag_ids.includes(id) || (tag !== undefined && tag.is_open && !isStray(tag));
  };
  const mayHaveTopic = (id: number) =>
    before.topic_ids.includes(id) || topics.get(id)?.use_flag === UseFlag.OPEN;
  return [
    ...(after.tag_ids.every(mayHaveTag) ? [] : [{ field: 'tag_ids', rule: FieldRule.UNKNOWN }]),
    ...(new Set(after.tag_ids).size < after.tag_ids.length
      ? [{ field: 'tag_ids', rule: FieldRule.DUPLICATE }]
      : []),
    ...(after.topic_ids.every(mayHaveTopic) ? [] : [{ field: 'topic_ids', rule: FieldRule.UNKNOWN }]),
    ...checkTagCorrection({
      ...sortPublishTags(chosen, after.topic_ids),
      otherTags: chosen.filter(isStray).length,
      reason,
    }),
  ];
}

/** What came and went, in the language that the owner reads. */
function namesOf({ tags, topics }: Changes, known: Known, language: Language) {
  const tagName = (id: number) => {
    const tag = known.tags.get(id);
    return tag === undefined ? [] : [tag.names[language] ?? tag.name];
  };
  const topicName = (id: number) => {
    const topic = known.topics.get(id);
    return topic === undefined ? [] : [topic.titles[language] ?? topic.title];
  };
  return {
    tags: { added: tags.added.flatMap(tagName), removed: tags.removed.flatMap(tagName) },
    topics: { added: topics.added.flatMap(topicName), removed: topics.removed.flatMap(topicName) },
  };
}

/** What went and what came, for the log. A custom tag is named by its id: somebody wrote it, and the log keeps nothing personal. */
function loggedChanges({ tags, topics }: Changes, known: Known): ModerationChange[] {
  const tagName = (id: number) => {
    const tag = known.tags.get(id);
    return tag === undefined || tag.ttype === TagType.CUSTOM ? `#${id}` : tag.name;
  };
  const topicName = (id: number) => known.topics.get(id)?.title ?? `#${id}`;
  const text = (ids: readonly number[], nameOf: (id: number) => string) =>
    ids.length === 0 ? null : ids.map(nameOf).join(' · ');
  return [
    { field: 'tags', from: text(tags.removed, tagName), to: text(tags.added, tagName) },
    { field: 'topics', from: text(topics.removed, topicName), to: text(topics.added, topicName) },
  ].filter(({ from, to }) => from !== null || to !== null);
}
