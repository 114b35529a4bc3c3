import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useRecordFileViewMutation } from '#shared/board/api.ts';
import { selectIsChecked, selectIsLogged, type WithSession } from '#shared/session/session-slice.ts';

/** A page that is left sooner was not looked at, in milliseconds. */
const LOOK_MS = 1500;

/**
 * Reports to the server that the viewer looked at a work, once the page has been in sight for a moment. A visitor without
 * login is reported by a beacon, which survives leaving the page; a logged-in viewer's call carries their token, so that the
 * work enters their history. A view that is not counted is no error to anyone.
 */
export function useRecordView(fileKey: string): void {
  const isLogged = useSelector(selectIsLogged);
  const isChecked = useSelector((state: WithSession) => selectIsChecked(state));
  const [record] = useRecordFileViewMutation();
  useEffect(() => {
    if (!isChecked) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', watch);
        if (isLogged) void record(fileKey);
        else void sendBeacon(fileKey);
      }, LOOK_MS);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [fileKey, isChecked, isLogged, record]);
}

async function sendBeacon(fileKey: string): Promise<void> {
  // The table of operations comes with the client, which no page waits for.
  const client = await import('#shared/session/make-client.ts').catch(() => null);
  if (client === null) return;
  const { OPERATIONS } = client;
  const path = OPERATIONS.recordFileView.path.replace('{file_key}', encodeURIComponent(fileKey));
  navigator.sendBeacon(`/api${path}`);
}
