import { mayEditBoard } from '@boardwalk/domain';
import type { Participant } from './tickets.ts';

/** Windows one connection reports: its own, and now and then one it had before. */
const MOST_WINDOWS = 10;
/** Elements of a selection or a drag that others see; more of them are not shown. */
const MOST_SELECTED = 200;
/** Places of a laser that others see: those of a second. */
const MOST_POINTS = 32;
/** Longest state of a window as JSON, in UTF-16 code units. */
const MOST_CHARACTERS = 16_384;

type States = Map<number, Record<string, unknown>>;

/** Where presence comes from. */
export interface PresenceSource {
  /** Who sends it; undefined for the server itself. */
  context: Participant | undefined;
  /** Windows the connection has reported. */
  own: ReadonlySet<number>;
  /** All windows on the board by what was sent of them last. */
  known: ReadonlyMap<number, Record<string, unknown>>;
}

/**
 * Keeps of what somebody sends of themselves what is theirs to send: under their own name, of a few windows of their
 * own, in few words. Presence goes to everybody on the board, and anyone who has a link to look may send it.
 *
 * @param states states by window, changed in place
 */
export function keepOwnPresence(states: States, { context, own, known }: PresenceSource): void {
  const userId = context?.userId ?? null;
  let windows = own.size;
  for (const [window, state] of states) {
    const last = known.get(window);
    const isNew = last === undefined;
    if (isNew) windows += 1;
    if ((isNew && windows > MOST_WINDOWS) || (!isNew && !own.has(window) && userOf(last) !== userId)) {
      states.delete(window);
      continue;
    }
    if (typeof state.user === 'object' && state.user !== null)
      Object.assign(state.user, { user_id: userId, nick_name: context?.nickName ?? '' });
    if (Array.isArray(state.selection)) state.selection = state.selection.slice(0, MOST_SELECTED);
    if (Array.isArray(state.draft)) state.draft = state.draft.slice(0, MOST_SELECTED);
    if (Array.isArray(state.laser)) state.laser = state.laser.slice(-MOST_POINTS);
    // Who may not edit leads nobody away from what they are doing.
    if (context !== undefined && !mayEditBoard(context.right ?? context.role)) delete state.calls;
    if (JSON.stringify(state).length > MOST_CHARACTERS) states.delete(window);
  }
}

function userOf({ user }: Record<string, unknown>): unknown {
  return typeof user === 'object' && user !== null && 'user_id' in user ? user.user_id : null;
}
