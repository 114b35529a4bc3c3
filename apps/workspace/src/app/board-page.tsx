import { CrashNotice, PageFrame, SessionFrame, type DrawSessionPage } from '@boardwalk/app-shell/app';
import { PartBoundary } from '@boardwalk/app-shell/parts';
import { EditorPage } from '#features/editor/EditorPage.tsx';
import { DocumentWays } from '#features/editor/ways/DocumentWays.tsx';

/**
 * Draws the editor of one board in a document of its own: without the router and the cache of answers that lists of boards live
 * on, which are half as much code as the editor. Its ways lead out of the document.
 *
 * @param assign loads another document. Default: the browser does
 */
export function drawBoardPage(fileKey: string, assign?: (address: string) => void): DrawSessionPage {
  return (start) => (
    <SessionFrame {...start}>
      <PartBoundary onError={() => undefined} fallback={<CrashNotice />}>
        <PageFrame>
          <DocumentWays fileKey={fileKey} {...(assign && { assign })}>
            <EditorPage />
          </DocumentWays>
        </PageFrame>
      </PartBoundary>
    </SessionFrame>
  );
}
