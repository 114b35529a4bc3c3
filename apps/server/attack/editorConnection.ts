import type { HocuspocusProvider } from '@hocuspocus/provider';

/**
 * Lets a connection behave as that of the editor (`open-connection.ts` of the workspace): the ticket goes first, then all
 * that the server lacks, and only then what is edited meanwhile. The server ends connections on which it is otherwise.
 */
export function joinAsTheEditor(provider: HocuspocusProvider): void {
  const { document, boundDocumentUpdateHandler: sendEdit } = provider;
  const send = provider.send.bind(provider);
  let hasSignedIn = false;
  const begin = () => {
    hasSignedIn = false;
    document.off('update', sendEdit);
  };
  provider.on('open', begin);
  provider.on('close', begin);
  provider.send = (message, values: { token?: string; encoder?: unknown }) => {
    if (!hasSignedIn && values.token === undefined) return;
    hasSignedIn = true;
    send(message, values);
    // What answers the server's question brings what it lacks.
    if (values.encoder === undefined) return;
    document.off('update', sendEdit);
    document.on('update', sendEdit);
  };
}
