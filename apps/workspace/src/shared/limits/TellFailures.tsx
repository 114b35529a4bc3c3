import { errorNameOf, isFailure } from '@boardwalk/app-shell/failures';
import type { FailureData } from '@boardwalk/api-client';
import { toast } from '@boardwalk/ui-kit';
import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';

const UpgradeDialog = lazy(async () => await import('./UpgradeDialog.tsx'));

const OpenUpgrade = createContext<(data: FailureData) => void>(() => undefined);

/** Around pages whose actions can meet the limit of a plan: a full plan opens the dialog that says what to do. */
export function UpgradeProvider({ children }: { readonly children: ReactNode }) {
  const [data, setData] = useState<FailureData | null>(null);
  return (
    <OpenUpgrade value={setData}>
      {children}
      <Suspense>{data && <UpgradeDialog data={data} onClose={() => setData(null)} />}</Suspense>
    </OpenUpgrade>
  );
}

/** Reports a failed call: a full plan by its dialog, anything else by a toast. */
export function useTellFailure(): (failure: unknown) => void {
  const intl = useIntl();
  const openUpgrade = use(OpenUpgrade);
  return (failure) => {
    if (isFailure(failure) && errorNameOf(failure) === 'file_limit_reached') openUpgrade(failure.data);
    else toast.error(failureText(intl, failure));
  };
}
