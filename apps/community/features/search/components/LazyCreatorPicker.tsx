import { lazyPart, PartBoundary } from '@boardwalk/app-shell/parts';
import { Spinner } from '@boardwalk/ui-kit';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { searchMessages } from '../messages.ts';
import type { CreatorPickerProps } from './CreatorPicker.tsx';

const picker = lazyPart(() => import('./CreatorPicker.tsx'));

/**
 * The field that finds creators, whose code comes when it is first needed.
 *
 * @param props.onLost the code did not load; the next time it is tried again
 */
export function LazyCreatorPicker({ onLost, ...given }: CreatorPickerProps & { onLost: () => void }) {
  const intl = useIntl();
  const [Picker] = useState(picker.current);
  return (
    <PartBoundary
      onError={() => {
        picker.forget();
        onLost();
      }}
    >
      <Suspense fallback={<Spinner label={intl.formatMessage(searchMessages.creatorsLoading)} />}>
        <Picker {...given} />
      </Suspense>
    </PartBoundary>
  );
}
