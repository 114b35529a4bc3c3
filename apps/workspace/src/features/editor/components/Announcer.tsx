import type { BoardElement } from '@boardwalk/board';
import { ActionGroup, actions, type BoardEditor } from '@boardwalk/board/react';
import { VisuallyHidden } from '@boardwalk/ui-kit';
import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { LiveBoard } from '../live/live-board.ts';
import { messages } from '../messages.ts';
import { branchMessages } from '../branch-messages.ts';
import { connectMessages } from '../connect-messages.ts';
import { nameOnBoard, topicName } from '../element-name.ts';
import { severalMessages } from '../several-messages.ts';

/** Changes closer together than this are announced as one, in milliseconds: anyone who walks fast hears only the last. */
const GATHER_MS = 150;

/** Who else is on the board. */
type Neighbours = Pick<LiveBoard, 'getPeople' | 'subscribe'>;

/** Says what happens on the board to those who do not see it: what is selected, what went, who came and left. */
export function Announcer({ editor, live }: { editor: BoardEditor; live: Neighbours }) {
  const intl = useIntl();
  const [text, setText] = useState('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (words: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => setText(words), GATHER_MS);
    };
    const stops = [
      tellBranch(editor, intl, say),
      tellConnecting(editor, intl, say),
      tellSeveral(editor, intl, say),
      tellSelection(editor, intl, say),
      tellDeletions(editor, intl, say),
      tellActions(editor, intl, say),
      tellPeople(live, intl, say),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [editor, live, intl]);

  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}

type Say = (words: string) => void;

function tellSelection(editor: BoardEditor, intl: IntlShape, say: Say): () => void {
  let before = editor.getState();
  return editor.subscribe(() => {
    const state = editor.getState();
    const { selection, editing, cell, cellEnd } = before;
    const hasMoved = state.cell !== cell || state.cellEnd !== cellEnd;
    before = state;
    if (state.cell && hasMoved && state.editing === null) void sayChosenCell(editor, intl, say);
    else if (state.editing !== null) {
      if (editing === null) say(intl.formatMessage(messages.editingText));
    } else if (state.selection !== selection || editing !== null) {
      say(selectionText(editor, intl, state.selection));
    }
  });
}

/** Says that one branch is shown alone, or everything again. */
function tellBranch(editor: BoardEditor, intl: IntlShape, say: Say): () => void {
  let before = editor.getState().branch;
  return editor.subscribe(() => {
    const { branch } = editor.getState();
    if (branch === before) return;
    before = branch;
    const topic = branch === null ? undefined : editor.store.elements.get(branch);
    if (topic) say(intl.formatMessage(branchMessages.only, { name: topicName(intl, topic) }));
    else if (branch === null) say(intl.formatMessage(branchMessages.allShown));
  });
}

/** Says what the other end of a connector would be while it is chosen; the connector itself is selected afterwards. */
function tellConnecting(editor: BoardEditor, intl: IntlShape, say: Say): () => void {
  let before = editor.getState().connecting;
  return editor.subscribe(() => {
    const { connecting } = editor.getState();
    if (connecting === before) return;
    const isBegun = before === null;
    before = connecting;
    if (!connecting) return say(intl.formatMessage(connectMessages.cancelled));
    const element = editor.store.elements.get(connecting.to ?? connecting.from);
    if (!element || (connecting.to === null && !isBegun)) return;
    const name = describe(editor, intl, element);
    say(
      intl.formatMessage(connecting.to === null ? connectMessages.begun : connectMessages.toward, { name }),
    );
  });
}

/** Says that several are selected one by one from now on, or no more. */
function tellSeveral(editor: BoardEditor, intl: IntlShape, say: Say): () => void {
  let before = editor.getState().several;
  return editor.subscribe(() => {
    const { several } = editor.getState();
    if (several === before) return;
    before = several;
    say(intl.formatMessage(several ? severalMessages.begun : severalMessages.ended));
  });
}

/** Says which cells of a table are chosen. The words come with the board's menu. */
async function sayChosenCell(editor: BoardEditor, intl: IntlShape, say: Say): Promise<void> {
  try {
    const { sayCell } = await import('../table/say-cell.ts');
    const words = sayCell(editor, intl);
    if (words !== null) say(words);
  } catch {
    // Without a connection nothing is said of what can be seen.
  }
}

function selectionText(editor: BoardEditor, intl: IntlShape, selection: ReadonlySet<string>): string {
  const [only] = [...selection].map((id) => editor.store.elements.get(id));
  if (selection.size > 1) return intl.formatMessage(messages.selectedMany, { count: selection.size });
  if (only) return intl.formatMessage(messages.selectedOne, { name: describe(editor, intl, only) });
  return intl.formatMessage(messages.selectedNone);
}

/** An element with, for a topic, its place in the tree. */
function describe({ store }: BoardEditor, intl: IntlShape, element: BoardElement): string {
  const name = nameOnBoard(intl, store.elements, element);
  if (element.type !== 'topic') return name;
  const count = store.forest.childrenOf(element.id).length;
  if (count === 0) return name;
  return intl.formatMessage(element.folded ? messages.topicFolded : messages.topicOpen, { name, count });
}

function tellDeletions(editor: BoardEditor, intl: IntlShape, say: Say): () => void {
  return editor.store.subscribe(({ removed, source }) => {
    if (source === 'local' && removed.size > 0)
      say(intl.formatMessage(messages.deleted, { count: removed.size }));
    if (source === 'undo') say(intl.formatMessage(messages.undone));
  });
}

/** Groups whose actions change how things stand, which selections and deletions do not say. */
const SPOKEN: ReadonlySet<string> = new Set([ActionGroup.ARRANGE, ActionGroup.ALIGN, ActionGroup.CLIP]);

function tellActions(editor: BoardEditor, intl: IntlShape, say: Say): () => void {
  return editor.onAction((id) => {
    const action = actions.get(id);
    if (action && SPOKEN.has(action.group)) void sayAction(action.id, intl, say);
  });
}

/** Says what an action is called. The names come with the board's menu, which is fetched as soon as the board stands. */
async function sayAction(id: string, intl: IntlShape, say: Say): Promise<void> {
  try {
    const { actionLabel } = await import('../action-labels.ts');
    const label = actionLabel(intl, { id });
    if (label !== null) say(label);
  } catch {
    // Without a connection nothing is said of what can be seen.
  }
}

function tellPeople(live: Neighbours, intl: IntlShape, say: Say): () => void {
  let known = live.getPeople();
  return live.subscribe(() => {
    const people = live.getPeople();
    if (people === known) return;
    const came = people.find(({ userId }) => !known.some((person) => person.userId === userId));
    const left = known.find(({ userId }) => !people.some((person) => person.userId === userId));
    if (came) say(intl.formatMessage(messages.joined, { name: came.name }));
    else if (left) say(intl.formatMessage(messages.left, { name: left.name }));
    known = people;
  });
}
