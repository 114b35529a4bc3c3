import { CommentComposer, CommentThread, InfiniteGrid, LongList, Tree, VirtualList } from '../index.ts';
import type { ComponentCase } from './ComponentCase.ts';

const nothing = () => undefined;
const commentWords = {
  reply: 'Reply',
  replyPlaceholder: 'Write',
  send: 'Send',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  edited: 'Edited',
  resolve: 'Resolve',
  reopen: 'Open again',
  resolved: 'Resolved',
  suggestions: 'People',
  moreReplies: (count: number) => `${count} more`,
};

/** Components that are made of many: lists that draw what is seen, and threads. */
export const COMPOSITE_CASES: readonly ComponentCase[] = [
  {
    name: 'CommentComposer',
    render: (props) => (
      <CommentComposer
        {...props}
        label="Reply"
        submitLabel="Send"
        suggestionsLabel="People"
        onSubmit={nothing}
      />
    ),
    disabled: () => (
      <CommentComposer
        label="Reply"
        submitLabel="Send"
        suggestionsLabel="People"
        onSubmit={nothing}
        disabled
      />
    ),
    refTag: 'TEXTAREA',
  },
  {
    name: 'CommentThread',
    render: (props) => (
      <CommentThread
        {...props}
        comments={[{ id: '1', author: { name: 'Nora' }, text: 'Good', createdAt: '2026-03-14T09:26:00Z' }]}
        words={commentWords}
        locale="en-US"
        timeZone="UTC"
        onReply={nothing}
        resolved
      />
    ),
    data: { 'data-resolved': '' },
  },
  {
    name: 'InfiniteGrid',
    render: (props) => (
      <InfiniteGrid
        {...props}
        label="Templates"
        items={['a', 'b']}
        getKey={String}
        renderItem={(item) => <a href={`#${item}`}>{item}</a>}
      />
    ),
  },
  {
    name: 'Tree',
    render: (props) => (
      <Tree
        {...props}
        label="Boards"
        onMove={nothing}
        items={[{ id: 'a', label: 'A' }]}
        words={{ loading: 'Loading', failed: 'Failed', retry: 'Again' }}
      />
    ),
  },
  {
    name: 'LongList',
    render: (props) => (
      <LongList
        {...props}
        aria-label="Entries"
        items={['a']}
        estimatedHeight={40}
        getKey={String}
        renderItem={(item) => item}
      />
    ),
  },
  {
    name: 'VirtualList',
    render: (props) => (
      <VirtualList
        {...props}
        aria-label="Rows"
        items={['a']}
        itemHeight={36}
        getKey={String}
        renderItem={(item) => item}
      />
    ),
  },
];
