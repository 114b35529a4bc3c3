import { isFileKey, publishClickEvent } from '@boardwalk/domain';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { reportEvent } from '#shared/analytics/report-event.ts';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { PUBLISH_KEY } from '#shared/paths.ts';
import { selectViewer } from '#shared/session/session-slice.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';

/**
 * Opens the publish dialog when the address asks for it (`?publish={file_key}`, as the editor links to it), and takes
 * the wish out of the address, so that going back does not open it again. Waits until somebody is logged in.
 */
export function PublishFromAddress() {
  const { open } = useDialogs();
  const viewer = useSelector(selectViewer);
  const [query, setQuery] = useSearchParams();
  const { analyticsProject } = usePageSettings();
  const wish = query.get(PUBLISH_KEY);
  // The address changes a moment after it was asked to: until then the wish is not a new one.
  const fulfilled = useRef<string | null>(null);
  useEffect(() => {
    if (wish === null) fulfilled.current = null;
    if (wish === null || viewer === null || fulfilled.current === wish) return;
    fulfilled.current = wish;
    setQuery(
      (before) => {
        before.delete(PUBLISH_KEY);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    const input = isFileKey(wish) ? { fileKey: wish } : {};
    // The button stands in the editor, which reports nothing by itself.
    reportEvent(publishClickEvent(analyticsProject, 'editor', input.fileKey));
    open('publish', input);
  }, [analyticsProject, open, setQuery, viewer, wish]);
  return null;
}
