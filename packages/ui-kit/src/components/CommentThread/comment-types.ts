import type { ReactNode } from 'react';

/** Someone who can be mentioned. */
export interface Mention {
  id: string;
  /** The name, without @. */
  label: string;
  avatar?: ReactNode;
  /** What distinguishes people of the same name. */
  hint?: ReactNode;
}

/** One comment, as it is shown. */
export interface Comment {
  id: string;
  author: {
    name: string;
    avatar?: ReactNode;
    /** Stands for the name, such as a link to the person. */
    shownName?: ReactNode;
  };
  text: string;
  /** Those whose `@name` stands in the text. */
  mentions?: readonly Mention[];
  /** When it was written: ISO 8601, or a `Date`. */
  createdAt: string | Date;
  isEdited?: boolean;
  /** Whether the reader may change it. */
  canEdit?: boolean;
  /** Stands in place of the text, for example that it was deleted. */
  notice?: ReactNode;
  /** Stands above the text, for example that others do not see it. */
  remark?: ReactNode;
  /** Id of its element, which can then be scrolled to and focused. */
  anchorId?: string;
}

/** What a thread says itself. */
export interface CommentWords {
  reply: string;
  replyPlaceholder: string;
  send: string;
  edit: string;
  save: string;
  cancel: string;
  edited: string;
  resolve: string;
  reopen: string;
  resolved: string;
  /** Names the list of people to mention. */
  suggestions: string;
  /** How many replies are folded away, on the button that shows them. */
  moreReplies: (count: number) => string;
}

/** Finding people to mention: the caller looks them up. */
export interface MentionProps {
  /** People who fit what was typed after @; nothing shows while there are none. */
  suggestions?: readonly Mention[];
  /** What is typed after @, or null when the reader is not mentioning anybody. */
  onMentionQuery?: (query: string | null) => void;
}
