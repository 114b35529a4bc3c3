import WebSocket from 'ws';

/**
 * A socket for a Hocuspocus provider that may be ended while it connects. The provider takes its listeners away
 * first, and the error that `ws` then reports would end the process.
 */
export class QuietSocket extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    this.on('error', () => undefined);
  }
}
