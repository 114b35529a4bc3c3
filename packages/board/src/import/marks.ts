import type { TaskState } from '../document/index.ts';

/** What some markers of a file say, and those that remain. */
export interface Marks {
  readonly task: TaskState | undefined;
  readonly priority: number | undefined;
  readonly others: readonly string[];
}

/** The markers that say whether a topic is done, by their names. */
const TASKS: Readonly<Record<string, TaskState>> = {
  'task-start': 'open',
  'task-done': 'done',
  unchecked: 'open',
  checked: 'done',
};
/** The markers of priorities, in FreeMind and in XMind. */
const PRIORITY = /^(?:full|priority)-([1-9])$/;

/** Takes the checkbox and the priority out of the markers of a topic: the first of each. */
export function marksIn(names: readonly string[]): Marks {
  let task: TaskState | undefined;
  let priority: number | undefined;
  const others: string[] = [];
  for (const name of names) {
    const state = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
    const level = PRIORITY.exec(name)?.[1];
    if (state !== undefined && task === undefined) task = state;
    else if (level !== undefined && priority === undefined) priority = Number(level);
    else others.push(name);
  }
  return { task, priority, others };
}
