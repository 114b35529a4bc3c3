import { PageFailure } from './PageFailure.tsx';

/** What shows when the shell itself throws: the failure alone, without the header and footer that may be its cause. */
export function CrashPage() {
  return (
    <main id="content">
      <PageFailure />
    </main>
  );
}
