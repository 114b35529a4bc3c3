import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkComment } from './check-comment.ts';
import { commentRights, type CommentFacts } from './comment-rights.ts';
import { commentState } from './comment-state.ts';
import { showMentions, storeMentions } from './stored-mentions.ts';

test.each([
  ['', 0, ['text required']],
  [' \n ', 0, ['text required']],
  ['x', 0, []],
  ['图'.repeat(1000), 10, []],
  ['x'.repeat(1001), 0, ['text max_length']],
  ['x', 11, ['mentions max_items']],
])(
  'a comment has 1 to 1000 characters and mentions 10 people at most: %#',
  (text, mentionCount, violations) => {
    expect(checkComment({ text, mentionCount }).map(({ field, rule }) => `${field} ${rule}`)).toEqual(
      violations,
    );
  },
);

const AT = new Date(0);
test.each([
  [null, null, null, 'shown'],
  [AT, null, null, 'hidden'],
  [AT, AT, null, 'removed'],
  [null, AT, AT, 'deleted'],
  [AT, null, AT, 'deleted'],
] as const)(
  'hidden %j, removed %j, deleted %j: the comment is %s',
  (hiddenAt, removedAt, deletedAt, state) => {
    expect(commentState({ hiddenAt, removedAt, deletedAt })).toBe(state);
  },
);

const who = {
  visitor: { isSignedIn: false, isAuthor: false, isWorkOwner: false },
  reader: { isSignedIn: true, isAuthor: false, isWorkOwner: false },
  writer: { isSignedIn: true, isAuthor: true, isWorkOwner: false },
  owner: { isSignedIn: true, isAuthor: false, isWorkOwner: true },
} satisfies Record<string, Omit<CommentFacts, 'state'>>;

test.each([
  ['shown', 'visitor', ['see', 'report']],
  ['shown', 'reader', ['see', 'reply', 'report']],
  ['shown', 'writer', ['see', 'reply', 'edit', 'remove']],
  ['shown', 'owner', ['see', 'reply', 'hide', 'report']],
  ['hidden', 'visitor', []],
  ['hidden', 'reader', []],
  ['hidden', 'writer', ['see', 'edit', 'remove']],
  ['hidden', 'owner', ['see', 'unhide']],
  ...(['removed', 'deleted'] as const).flatMap((state) =>
    (['visitor', 'reader', 'writer', 'owner'] as const).map((name) => [state, name, []] as const),
  ),
] as const)('a %s comment, for the %s: %j', (state, name, rights) => {
  const found = Object.entries(commentRights({ state, ...who[name] })).flatMap(([right, may]) =>
    may ? right : [],
  );
  expect(found).toEqual(rights);
});

const MIRA = { userId: 'b7JkLmNp2QrS', nickName: 'Mira' };
const BERG = { userId: 'a4HnVtYc8wLd', nickName: 'Mira Berg' };

test.each([
  ['Hi @Mira!', 'Hi @[b7JkLmNp2QrS]!', ['b7JkLmNp2QrS']],
  ['@Mira Berg, @Mira', '@[a4HnVtYc8wLd], @[b7JkLmNp2QrS]', ['a4HnVtYc8wLd', 'b7JkLmNp2QrS']],
  ['Mira @ mira', 'Mira @ mira', []],
  ['@Mira@Mira', '@[b7JkLmNp2QrS]@[b7JkLmNp2QrS]', ['b7JkLmNp2QrS']],
  ['@Mirabelle, @Mira2, @Mirá', '@Mirabelle, @Mira2, @Mirá', []],
  ['@Mira’s, (@Mira)', '@[b7JkLmNp2QrS]’s, (@[b7JkLmNp2QrS])', ['b7JkLmNp2QrS']],
  ['@Miraさん、@Mira你好', '@[b7JkLmNp2QrS]さん、@[b7JkLmNp2QrS]你好', ['b7JkLmNp2QrS']],
])('%j is stored as %j', (typed, text, mentioned) => {
  expect(storeMentions(typed, [MIRA, BERG])).toEqual({ text, mentioned });
});

test('in a script without spaces a name ends where it ends', () => {
  const minsu = { userId: 'c3DdEeFfGgHh', nickName: '민수' };
  expect(storeMentions('@민수가, @민수', [minsu]).text).toBe('@[c3DdEeFfGgHh]가, @[c3DdEeFfGgHh]');
});

test('people with one name are mentioned in turn, as they are given; the last one by all further mentions', () => {
  const other = { userId: 'd3DdEeFfGgHh', nickName: 'Mira' };
  expect(storeMentions('@Mira, @Mira, @Mira', [other, MIRA])).toEqual({
    text: '@[d3DdEeFfGgHh], @[b7JkLmNp2QrS], @[b7JkLmNp2QrS]',
    mentioned: ['d3DdEeFfGgHh', 'b7JkLmNp2QrS'],
  });
});

test('a mention shows the name the person has now', () => {
  expect(showMentions('Hi @[b7JkLmNp2QrS]', [{ ...MIRA, nickName: '$& Olsen' }])).toBe('Hi @$& Olsen');
});

test('what was typed is shown again, tokens and names included', () => {
  const words = fc.constantFrom('@Mira', '@Mira Berg', '@', ' ', '👩‍👩‍👧', '@[', ']', 'b7JkLmNp2QrS', '\n');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
      const typed = parts.join('');
      fc.pre(!typed.includes(`@[${MIRA.userId}]`));
      expect(showMentions(storeMentions(typed, [MIRA, BERG]).text, [MIRA, BERG])).toBe(typed);
    }),
  );
});
