const TO_DATA = Buffer.from('{"code":0,"msg":"","data":');
const TO_END = Buffer.from('}');

/**
 * The data of an answer that stands there as JSON already, so that it is not written once more. Who makes it sees to it that it is
 * what the contract's schema would have written.
 */
export class WrittenData<Data> {
  /** What the bytes say; for the compiler. */
  declare readonly data: Data;
  readonly #parts: readonly Buffer[];

  /** @param parts bytes that are JSON together */
  constructor(parts: readonly Buffer[]) {
    this.#parts = parts;
  }

  /** The answer with its envelope. */
  inEnvelope(): Buffer {
    return Buffer.concat([TO_DATA, ...this.#parts, TO_END]);
  }
}
