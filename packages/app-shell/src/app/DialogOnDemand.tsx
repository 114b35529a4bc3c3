import { toast } from '@boardwalk/ui-kit';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LazyPart } from '../parts/lazy-part.ts';
import { PartBoundary } from '../parts/PartBoundary.tsx';
import { rootMessages } from './root-messages.ts';

/**
 * A dialog whose code comes when it is asked for; mount it while it is. When the code does not come, or the dialog breaks, a toast
 * says so and the page stays; asked for once more, it is fetched again.
 *
 * @param props.part the dialog
 * @param props.input its props
 * @param props.onFailed it is not shown: what asked for it forgets that it did
 */
export function DialogOnDemand<Props extends object>({
  part,
  input,
  onFailed,
}: {
  readonly part: LazyPart<Props>;
  readonly input: Props;
  readonly onFailed: () => void;
}) {
  const intl = useIntl();
  const [Dialog] = useState(part.current);
  return (
    <PartBoundary
      onError={() => {
        part.forget();
        toast.error(intl.formatMessage(rootMessages.dialogFailed));
        onFailed();
      }}
    >
      <Suspense>
        <Dialog {...input} />
      </Suspense>
    </PartBoundary>
  );
}
