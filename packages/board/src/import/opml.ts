import type { Element } from 'domhandler';
import type { Draft } from './draft.ts';
import { ImportError } from './importError.ts';
import { childOf, elementsOf, htmlToText, textIn } from './markup.ts';
import { addMaps, type TopicDraft } from './topicTree.ts';

/** Texts of outlines may carry HTML. */
const plain = (text: string): string => (/<[a-z/]|&[a-z#]/i.test(text) ? htmlToText(text) : text);

function topicOf(outline: Element): TopicDraft {
  const {
    text,
    title,
    _note: note,
    _labels: labels,
    _status: status,
    url,
    htmlUrl,
    xmlUrl,
  } = outline.attribs;
  const isDone = status === 'checked' || outline.attribs['_complete'] === 'true';
  const label = plain(text ?? title ?? '');
  return {
    text: label,
    task: isDone ? 'done' : status === undefined ? undefined : 'open',
    ...(labels === undefined ? {} : { labels: plain(labels).split(',') }),
    ...(note === undefined ? {} : { note: plain(note) }),
    link: url ?? htmlUrl ?? xmlUrl,
    children: elementsOf(outline, 'outline').map(topicOf),
  };
}

/** Reads an outline (`.opml`). One with several beginnings gets its title as the root. */
export function importOpml(opml: Element, draft: Draft, name: string): void {
  const outlines = elementsOf(childOf(opml, 'body') ?? opml, 'outline').map(topicOf);
  const head = childOf(opml, 'head');
  const title = head ? textIn(childOf(head, 'title') ?? head).trim() : '';
  const [only, ...others] = outlines;
  if (!only) throw new ImportError('empty');
  const root = others.length === 0 ? only : { text: title || name, children: outlines };
  addMaps(draft, [root], 'right');
}
