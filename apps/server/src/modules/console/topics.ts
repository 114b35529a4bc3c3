import { checkSchedule, CONTENT_LIMITS, LANGUAGES, type UseFlag } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Upload } from '../../infra/http/Upload.ts';
import { recordImage } from '../../infra/images/imageStore.ts';
import type { Infra } from '../../infra/Infra.ts';
import { recordAction, type NewAction } from '../review/service.ts';
import { differences } from './differences.ts';
import { storePicture } from './pictures.ts';
import { checkedTexts, requireAll, type Texts } from './taxonomy.ts';
import * as repository from './topicRepository.ts';

/** What is written of a topic. */
export interface TopicContent {
  titles: Texts;
  descriptions: Texts;
  use: UseFlag;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** What is changed of a topic; what is left out keeps its value. */
export type TopicChange = { [Key in keyof TopicContent]?: TopicContent[Key] | undefined };

/** Topics as admins keep them. Who may is asked before. */
export function createTopicConsole({ db, clock, blobs, pictures }: Infra) {
  async function lock(trx: Queryable, topicId: number): Promise<repository.TopicRow> {
    const topic = await repository.lockTopic(trx, topicId);
    if (topic === undefined) throw new ApiError('topic_not_found', { internal: `topic ${topicId}` });
    return topic;
  }

  /** Does a change of a topic and writes it down, if it changed anything. */
  async function changing(
    adminId: string,
    topicId: number,
    work: (trx: Queryable, before: repository.TopicRow) => Promise<void>,
  ): Promise<repository.TopicRow> {
    return inTransaction(db, async (trx) => {
      const before = await lock(trx, topicId);
      await work(trx, before);
      const after = await lock(trx, topicId);
      const changes = differences(logged(before), logged(after));
      if (changes.length > 0) await note(trx, adminId, topicId, { action: 'topic.update', changes });
      return after;
    });
  }

  async function note(
    trx: Queryable,
    adminId: string,
    topicId: number,
    action: Pick<NewAction, 'action' | 'changes'>,
  ): Promise<void> {
    const subject = { type: 'topic', id: String(topicId) };
    await recordAction(trx, { moderatorId: adminId, subject, now: clock.now(), ...action });
  }

  return {
    /** A page of all topics, and how many there are. */
    async list(page: { offset: number; limit: number }) {
      const [list, total] = await Promise.all([repository.listTopics(db, page), repository.countTopics(db)]);
      return { list, total };
    },

    /** Adds a topic as the last one. Errors: bad_input. */
    async create(adminId: string, content: TopicContent): Promise<repository.TopicRow> {
      const { titles, ...rest } = content;
      const checkedTitles = checkedTexts('titles', titles, CONTENT_LIMITS.title);
      const columns = columnsOf(rest);
      checkTimes(content);
      return inTransaction(db, async (trx) => {
        const topicId = await repository.insertTopic(trx, {
          ...columns,
          ...titleColumns(checkedTitles),
          created_at: clock.now(),
        });
        const topic = await lock(trx, topicId);
        await note(trx, adminId, topicId, {
          action: 'topic.create',
          changes: differences({}, logged(topic)),
        });
        return topic;
      });
    },

    /** Edits, opens, closes or schedules a topic. Errors: bad_input, topic_not_found. */
    async update(adminId: string, topicId: number, change: TopicChange): Promise<repository.TopicRow> {
      const { titles, ...rest } = change;
      const columns = {
        ...columnsOf(rest),
        ...(titles === undefined ? {} : titleColumns(checkedTexts('titles', titles, CONTENT_LIMITS.title))),
      };
      return changing(adminId, topicId, async (trx, before) => {
        checkTimes({
          startsAt: change.startsAt === undefined ? before.starts_at : change.startsAt,
          endsAt: change.endsAt === undefined ? before.ends_at : change.endsAt,
        });
        if (Object.keys(columns).length > 0) await repository.changeTopic(trx, topicId, columns);
      });
    },

    /** Orders all topics. Errors: bad_input when they are not exactly these. */
    async reorder(adminId: string, topicIds: readonly number[]): Promise<void> {
      await inTransaction(db, async (trx) => {
        const present = await repository.lockTopicIds(trx);
        requireAll('ids', present, topicIds);
        await repository.orderTopics(trx, topicIds);
        await recordAction(trx, {
          moderatorId: adminId,
          action: 'topic.reorder',
          subject: { type: 'topic_list', id: 'all' },
          changes: differences({ order: present.join() }, { order: topicIds.join() }),
          now: clock.now(),
        });
      });
    },

    /** Gives a topic a picture of its own. Errors: image_not_accepted, topic_not_found. */
    async setCover(adminId: string, topicId: number, upload: Upload): Promise<repository.TopicRow> {
      const image = await storePicture({ blobs, pictures }, upload);
      return changing(adminId, topicId, async (trx) => {
        await recordImage(trx, image, null, clock.now());
        await repository.changeTopic(trx, topicId, { cover_hash: image.hash, cover_file_key: null });
      });
    },

    /** Takes the picture of a topic away. Errors: topic_not_found. */
    async removeCover(adminId: string, topicId: number): Promise<repository.TopicRow> {
      return changing(adminId, topicId, (trx) =>
        repository.changeTopic(trx, topicId, { cover_hash: null, cover_file_key: null }),
      );
    },
  };
}

function checkTimes({ startsAt, endsAt }: Pick<TopicContent, 'startsAt' | 'endsAt'>): void {
  const violations = checkSchedule(startsAt, endsAt);
  if (violations.length > 0) throw badInput(violations);
}

function titleColumns(titles: Texts) {
  return { title: titles['en-US'], titles: JSON.stringify(titles) };
}

/** Errors: bad_input. */
function columnsOf({ descriptions, use, startsAt, endsAt }: Omit<TopicChange, 'titles'>) {
  const texts = descriptions && checkedTexts('descriptions', descriptions, CONTENT_LIMITS.description);
  return {
    ...(texts && { description: texts['en-US'], descriptions: JSON.stringify(texts) }),
    ...(use === undefined ? {} : { use_flag: use }),
    ...(startsAt === undefined ? {} : { starts_at: startsAt }),
    ...(endsAt === undefined ? {} : { ends_at: endsAt }),
  };
}

function logged(row: repository.TopicRow) {
  const all = (texts: Partial<Record<string, string>>) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? '']));
  return {
    titles: all(row.titles),
    descriptions: all(row.descriptions),
    use: row.use_flag,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    cover: row.cover_hash,
  };
}
