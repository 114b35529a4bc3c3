import type { DialogInputs, DialogName } from './dialog-inputs.ts';

/** One dialog on the stack. It stays for a moment after closing, so that it can leave in an orderly way. */
export type DialogEntry = {
  [Name in DialogName]: {
    readonly id: number;
    readonly name: Name;
    readonly input: DialogInputs[Name];
    readonly isOpen: boolean;
  };
}[DialogName];

/** How long a closed dialog stays mounted for its exit, in milliseconds. */
const EXIT_MS = 300;

/**
 * The open dialogs of the page, in order. Rooms open dialogs by name and input; the dialog host at the root renders
 * them. Kept outside the store because inputs carry callbacks.
 */
export class DialogStack {
  #entries: readonly DialogEntry[] = [];
  #nextId = 1;
  readonly #listeners = new Set<() => void>();

  /** The current entries; the same array until something changes. */
  entries = (): readonly DialogEntry[] => this.#entries;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Opens a dialog on top of the others and answers a function that closes it. A dialog of that name which is open
   * already is closed first: no dialog is over its own like. A login that nothing waits for stays as it is, with what waits now.
   */
  open = <Name extends DialogName>(name: Name, input: DialogInputs[Name]): (() => void) => {
    const before = this.#entries.find((entry) => entry.name === name && entry.isOpen);
    const isTaken = before?.name === 'login' && !before.input.onSuccess;
    if (before && !isTaken) this.close(before.id);
    const id = isTaken ? before.id : this.#nextId++;
    const entry = { id, name, input, isOpen: true } as unknown as DialogEntry;
    this.#change([...this.#entries.filter((one) => one.id !== id), entry]);
    return () => this.close(id);
  };

  /** Whether a dialog of that name is open. */
  isOpen = (name: DialogName): boolean => this.#entries.some((entry) => entry.name === name && entry.isOpen);

  /** Whether any dialog is open. */
  isAnyOpen = (): boolean => this.#entries.some((entry) => entry.isOpen);

  /** Closes one dialog; an unknown id is ignored. */
  close = (id: number): void => {
    if (!this.#entries.some((entry) => entry.id === id && entry.isOpen)) return;
    this.#change(this.#entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
    setTimeout(() => this.#change(this.#entries.filter((entry) => entry.id !== id)), EXIT_MS);
  };

  /**
   * Closes what belongs to a page or a person that is gone; a login that is asked for stays. Drafts keep what was typed.
   */
  closeAllButLogin = (): void => {
    for (const entry of this.#entries) if (entry.isOpen && entry.name !== 'login') this.close(entry.id);
  };

  #change(entries: readonly DialogEntry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
