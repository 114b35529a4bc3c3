import { PartBoundary, type LazyPart } from '@boardwalk/app-shell/parts';
import { Spinner } from '@boardwalk/ui-kit';
import { Suspense, useState } from 'react';

interface PopoverPartProps<Props> {
  part: LazyPart<Props>;
  /** The props of the part. */
  given: Props;
  /** Spoken while the code of the part is loading. */
  loading: string;
  /** The code did not load: to close the popover. The next opening tries again. */
  onLost: () => void;
}

/** The content of a popover whose code is loaded when it opens for the first time. */
export function PopoverPart<Props extends object>({ part, given, loading, onLost }: PopoverPartProps<Props>) {
  const [Part] = useState(part.current);
  return (
    <PartBoundary
      onError={() => {
        part.forget();
        onLost();
      }}
    >
      <Suspense fallback={<Spinner label={loading} />}>
        <Part {...given} />
      </Suspense>
    </PartBoundary>
  );
}
