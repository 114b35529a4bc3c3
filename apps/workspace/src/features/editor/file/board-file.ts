import {
  ApiFailure,
  type ApiClient,
  type ApiFailureRecord,
  type BoardFileDetail,
} from '@boardwalk/api-client';

/** What is known of the file of a board. */
export interface BoardFileState {
  /** Null until the server has said. */
  readonly file: BoardFileDetail | null;
  /** Why the last question failed; null when it did not. */
  readonly error: ApiFailureRecord | null;
  /** The name that is being stored. */
  readonly nameToCome: string | null;
}

/** The file of a board, as the server knows it. */
export class BoardFile {
  readonly #client: ApiClient;
  readonly #fileKey: string;
  readonly #listeners = new Set<() => void>();
  #state: BoardFileState = { file: null, error: null, nameToCome: null };
  /** Answers to earlier questions that come late are older than what is known. */
  #question = 0;

  constructor(client: ApiClient, fileKey: string) {
    this.#client = client;
    this.#fileKey = fileKey;
  }

  readonly getState = (): BoardFileState => this.#state;

  /** Listens, and keeps what is known fresh meanwhile: publishing happens in another tab. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    };
  };

  /** Gives the file another name. Answers with the failed call, if it failed. */
  readonly rename = async (name: string): Promise<ApiFailureRecord | null> => {
    this.#update({ nameToCome: name });
    try {
      await this.#client.call('renameFile', { path: { file_key: this.#fileKey }, body: { name } });
      await this.#ask();
      return null;
    } catch (reason) {
      return recordOf(reason);
    } finally {
      this.#update({ nameToCome: null });
    }
  };

  #begin(): void {
    window.addEventListener('focus', this.#onSeen);
    document.addEventListener('visibilitychange', this.#onSeen);
    void this.#ask();
  }

  #end(): void {
    window.removeEventListener('focus', this.#onSeen);
    document.removeEventListener('visibilitychange', this.#onSeen);
    this.#question += 1;
  }

  readonly #onSeen = (): void => {
    if (document.visibilityState === 'visible') void this.#ask();
  };

  async #ask(): Promise<void> {
    const question = (this.#question += 1);
    try {
      const file = await this.#client.call('getFile', { path: { file_key: this.#fileKey } });
      if (question !== this.#question) return;
      // What stays the same stays the same object: the editor is not drawn for it.
      const isSame = JSON.stringify(file) === JSON.stringify(this.#state.file);
      this.#update({ file: isSame ? this.#state.file : file, error: null });
    } catch (reason) {
      const error = recordOf(reason);
      if (question === this.#question) this.#update({ error });
    }
  }

  #update(change: Partial<BoardFileState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A failed call as plain data. What is no failed call is a defect and goes on as such. */
function recordOf(reason: unknown): ApiFailureRecord {
  if (reason instanceof ApiFailure) return reason.toRecord();
  throw reason;
}
