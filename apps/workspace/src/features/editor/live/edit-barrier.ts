/** How long edits are gathered before the server is asked about them, in milliseconds. */
const GATHER_MS = 250;
/** How long an answer may take before the question is repeated, in milliseconds. */
const PATIENCE_MS = 5_000;

/** What the barrier needs of its surroundings. */
export interface BarrierPorts {
  /** Sends a message to the server, after every edit sent before. */
  readonly send: (payload: string) => void;
  /** Runs whenever "everything is stored" begins or ends to hold. */
  readonly onSaved: (isSaved: boolean) => void;
}

/**
 * Knows whether the edits made here are stored. It counts them; while the way to the server is open it asks for a
 * flush with the count, and the answer says that all edits up to that one are safe. Messages keep their order, so an
 * answer can never speak of an edit the server has not got.
 */
export class EditBarrier {
  readonly #ports: BarrierPorts;
  #edits = 0;
  #stored = 0;
  /** How many edits there were when the running drag began; null when there is none. */
  #beforeDrag: number | null = null;
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: BarrierPorts) {
    this.#ports = ports;
  }

  /** True when nothing made here could be lost. */
  get isSaved(): boolean {
    return this.#stored === this.#edits;
  }

  /** True when only a drag that has not ended yet could be lost, of which nothing would stay anyway. */
  get hasOnlyDrag(): boolean {
    return this.#beforeDrag !== null && this.#stored >= this.#beforeDrag;
  }

  /** Notes that a drag begins, or that it has ended: all edits in between are its own. */
  noteDrag(isDragging: boolean): void {
    this.#beforeDrag = isDragging ? this.#edits : null;
  }

  /** Notes an edit made here. */
  noteEdit(): void {
    const wasSaved = this.isSaved;
    this.#edits += 1;
    if (wasSaved) this.#ports.onSaved(false);
    this.#askIn(GATHER_MS);
  }

  /** The server has everything from before: from now on questions may be asked. */
  open(): void {
    this.#isOpen = true;
    this.#askIn(0);
  }

  /** Asks at once about what is not stored: the page may be gone soon. */
  askNow(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isOpen && !this.isSaved) this.#ask();
  }

  /** The way is broken; what is not stored waits for the next one. */
  shut(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Nothing made so far is waited for any longer: what becomes of it was decided otherwise. */
  forget(): void {
    this.#stored = this.#edits;
    this.#ports.onSaved(true);
  }

  /** Takes in a message of the server; anything but the answer to a flush is passed over. */
  hear(payload: string): void {
    const id = readFlushed(payload);
    if (id === undefined || id > this.#edits || id <= this.#stored) return;
    this.#stored = id;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.isSaved) this.#ports.onSaved(true);
    else this.#askIn(GATHER_MS);
  }

  #askIn(delay: number): void {
    if (!this.#isOpen || this.isSaved || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#ask();
    }, delay);
  }

  #ask(): void {
    this.#ports.send(JSON.stringify({ type: 'flush', id: this.#edits }));
    this.#askIn(PATIENCE_MS);
  }
}

function readFlushed(payload: string): number | undefined {
  try {
    const { type, id } = JSON.parse(payload) as { type?: unknown; id?: unknown };
    return type === 'flushed' && typeof id === 'number' ? id : undefined;
  } catch {
    return undefined;
  }
}
