import * as Y from 'yjs';
import {
  deleteElement,
  idOfKey,
  refillElement,
  type ElementsMap,
  type FormerElement,
} from './elementKeys.ts';

type FormerElements = ReadonlyMap<string, FormerElement>;
type Step = Y.UndoManager['undoStack'][number];

/** What a history works on. */
export interface BoardHistoryOptions {
  readonly map: ElementsMap;
  /** The origin of the transactions that can be undone. */
  readonly origin: object;
  /** Edits closer together than this (in ms) are undone as one. */
  readonly captureTimeout: number;
  /** An element as it is before the transaction that runs now; undefined when it does not exist. */
  readonly formerOf: (id: string) => FormerElement | undefined;
  /** Called when undo or redo may have become possible or impossible. */
  readonly onChange: () => void;
}

/** Steps further back than this are forgotten. */
export const HISTORY_STEPS = 200;

/** Under which name a step keeps the elements as they were before it. */
const FORMER = 'former';

/**
 * Undo and redo of one participant's edits.
 *
 * `Y.UndoManager` takes back what was written, but leaves a key empty when somebody else wrote it at the same time and
 * lost: it neither brings back the value before, which the other one replaced too, nor the other one's, which is gone.
 * A history therefore keeps the elements as they were before each step, and writes back what is missing of them in the
 * transaction of the undo.
 */
export class BoardHistory {
  readonly manager: Y.UndoManager;
  private readonly options: BoardHistoryOptions;
  /** The elements that the transaction just ended has changed, as they were before. */
  private former: FormerElements = new Map();
  /** The last step and the steps to redo when the running one began. */
  private begun: { readonly last: Step | undefined; readonly redo: readonly Step[] } | null = null;

  constructor(options: BoardHistoryOptions) {
    const { map, origin, captureTimeout } = options;
    this.options = options;
    this.manager = new Y.UndoManager(map, { trackedOrigins: new Set([origin]), captureTimeout });
    this.manager.on('stack-item-added', ({ stackItem }) => this.onStep(stackItem));
    this.manager.on('stack-item-updated', ({ stackItem }) => this.onStep(stackItem));
    this.manager.on('stack-cleared', options.onChange);
  }

  get canUndo(): boolean {
    return this.manager.canUndo();
  }

  get canRedo(): boolean {
    return this.manager.canRedo();
  }

  /** Takes back the last step, leaving everybody else's edits. */
  undo(): void {
    this.travel('undo');
  }

  /** Makes the step taken back last again. */
  redo(): void {
    this.travel('redo');
  }

  /** Makes all edits until `endStep` or `cancelStep` one step, however long they take. */
  beginStep(): void {
    this.manager.stopCapturing();
    this.manager.captureTimeout = Number.POSITIVE_INFINITY;
    this.begun = { last: this.manager.undoStack.at(-1), redo: [...this.manager.redoStack] };
  }

  /** Makes the next edit a step of its own. */
  endStep(): void {
    this.begun = null;
    this.manager.captureTimeout = this.options.captureTimeout;
    this.manager.stopCapturing();
  }

  /** Takes back what was edited since `beginStep`; the history is then what it was. */
  cancelStep(): void {
    const { manager, begun } = this;
    this.endStep();
    const step = manager.undoStack.at(-1);
    if (!begun || !step || step === begun.last) return;
    const earlier = manager.undoStack.slice(0, -1);
    // Alone on the stack: when nothing of it is left to take back, no earlier step is taken back in its place.
    manager.undoStack = [step];
    this.travel('undo');
    manager.undoStack = earlier;
    manager.redoStack = [...begun.redo];
    this.options.onChange();
  }

  /** Receives every transaction of this participant before its steps are filed: the elements it changed, as they were. */
  note(former: FormerElements): void {
    this.former = former;
  }

  destroy(): void {
    this.manager.destroy();
  }

  private onStep(step: Step): void {
    const known: FormerElements = step.meta.get(FORMER) ?? new Map();
    step.meta.set(FORMER, new Map([...this.former, ...known]));
    this.former = new Map();
    if (this.manager.undoStack.length > HISTORY_STEPS) this.manager.undoStack.shift();
    this.options.onChange();
  }

  private travel(way: 'undo' | 'redo'): void {
    const { manager } = this;
    const flag = way === 'undo' ? 'undoing' : 'redoing';
    try {
      manager.doc.transact((transaction) => {
        const step = manager[way]();
        if (step) this.mend(transaction, step);
        // The transaction goes on the other stack when it ends, which is after the manager's own call.
        manager[flag] = true;
      }, manager);
    } finally {
      manager[flag] = false;
    }
    this.options.onChange();
  }

  /** Makes whole again what a step has touched: an element has all it needs, or nothing is left of it. */
  private mend(transaction: Y.Transaction, step: Step): void {
    const { map, formerOf } = this.options;
    const former: FormerElements = step.meta.get(FORMER) ?? new Map();
    const written = new Set<string>();
    for (const [type, keys] of transaction.changed) {
      if (Object.is(type, map)) for (const key of keys) if (key !== null) written.add(key);
    }
    for (const id of new Set([...written].map((key) => idOfKey(key)))) {
      if (map.has(id)) refillElement(map, id, { written, before: former.get(id), now: formerOf(id) });
      else deleteElement(map, id);
    }
  }
}
