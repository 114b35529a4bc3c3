import * as Y from 'yjs';
import { memoryNow } from './server.ts';

/* What documents alone take in memory, without connections or a server. */

process.on('message', (states: readonly string[]) => {
  void (async () => {
    const before = await memoryNow();
    const documents = states.map((state) => {
      const doc = new Y.Doc();
      Y.applyUpdate(doc, Buffer.from(state, 'base64'));
      return doc;
    });
    process.send?.((await memoryNow()) - before, () => {
      documents.length = 0;
      process.disconnect();
    });
  })();
});
process.send?.('ready');
