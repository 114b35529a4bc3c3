import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInboxContent, readInboxReason, writeInboxContent } from './inbox-content.ts';
import { readNoticeContent, writeNoticeContent } from './notice-content.ts';
import { boardCommentNotices, commentNotices, isBoardNotice, noticeGroup } from './notice-groups.ts';

test('[ENT-13] content is a JSON text holding name and file key, and reads back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (name, file_key) => {
      const content = writeInboxContent({ name, file_key });
      expect(JSON.parse(content)).toEqual({ name, file_key });
      expect(readInboxContent(content)).toEqual({ name, file_key });
    }),
  );
});

test('the reason of a refusal travels with the content', () => {
  const content = { name: 'Plan', file_key: 'abc', reason: 'The cover is blurred.' };
  expect(readInboxContent(writeInboxContent(content))).toEqual(content);
  expect(JSON.parse(writeInboxContent({ name: 'Plan', file_key: 'abc' }))).not.toHaveProperty('reason');
});

test.each([
  ['{"reason":"Spam"}', 'Spam'],
  ['{"reason":1}', undefined],
  ['null', undefined],
  ['{', undefined],
])('content %j gives the reason %s', (content, reason) => {
  expect(readInboxReason(content)).toBe(reason);
});

test.each(['', 'null', '[]', '{"name":"a"}', '{"name":1,"file_key":"b"}', '{', '"text"'])(
  'content %j names no file',
  (content) => {
    expect(readInboxContent(content)).toBeNull();
  },
);

test.each([
  ['a comment', { parentAuthorId: null, mentionedIds: [] }, { owner: 'Commented' }],
  ['a reply', { parentAuthorId: 'first', mentionedIds: [] }, { owner: 'Commented', first: 'Replied' }],
  ['a reply to the owner', { parentAuthorId: 'owner', mentionedIds: [] }, { owner: 'Replied' }],
  ['a mention of the owner', { parentAuthorId: null, mentionedIds: ['owner'] }, { owner: 'Mentioned' }],
  ['a reply to oneself', { parentAuthorId: 'writer', mentionedIds: ['writer'] }, { owner: 'Commented' }],
])('%s notifies each person once, never the writer', (_what, audience, notices) => {
  const found = commentNotices({ writerId: 'writer', workOwnerId: 'owner', ...audience });
  expect(Object.fromEntries(found)).toEqual(notices);
});

test.each([
  ['a thread', { threadWriterIds: null, mentionedIds: [] }, { owner: 'BoardCommented' }],
  ['a reply', { threadWriterIds: ['writer', 'first'], mentionedIds: [] }, { first: 'BoardReplied' }],
  ['a mention', { threadWriterIds: ['first'], mentionedIds: ['first'] }, { first: 'BoardMentioned' }],
  ['a mention of oneself', { threadWriterIds: null, mentionedIds: ['writer'] }, { owner: 'BoardCommented' }],
])('%s on a board notifies each person once, never the writer', (_what, audience, notices) => {
  const found = boardCommentNotices({ writerId: 'writer', boardOwnerId: 'owner', ...audience });
  expect(Object.fromEntries(found)).toEqual(notices);
  for (const type of Object.values(notices)) expect(isBoardNotice(type as 'BoardReplied')).toBe(true);
});

test('the content of a notice reads back, and anything else is none', () => {
  const content = {
    count: 4,
    people: [{ nick_name: 'Mira', profile_name: 'mira' }],
    name: 'Plan',
    file_key: 'abc',
    comment_id: '12',
  };
  expect(readNoticeContent(writeNoticeContent(content))).toEqual(content);
  expect(readNoticeContent('{"count":1,"people":[]}')).toEqual({ count: 1, people: [] });
  for (const text of ['{', 'null', '1', '{"count":1}', '{"count":1,"people":[1]}', '{"people":[]}'])
    expect(readNoticeContent(text)).toBeNull();
});

test.each([
  ['WorkLiked', 'notify_likes'],
  ['WorkCopied', 'notify_copies'],
  ['Followed', 'notify_follows'],
  ['Commented', 'notify_comments'],
  ['Replied', 'notify_comments'],
  ['Mentioned', 'notify_comments'],
  ['BoardCommented', 'notify_comments'],
  ['BoardReplied', 'notify_comments'],
  ['BoardMentioned', 'notify_comments'],
] as const)('%s is switched off by %s', (type, group) => {
  expect(noticeGroup(type)).toBe(group);
});
