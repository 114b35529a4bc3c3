import { failedWith } from '@boardwalk/api-client';
import { isFailure } from '@boardwalk/app-shell/failures';
import type { FailureData } from '@boardwalk/api-client';
import { toast } from '@boardwalk/ui-kit';
import { createContext, lazy, Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';

const UpgradeDialog = lazy(async () => await import('./UpgradeDialog.tsx'));
const PlansDialog = lazy(async () => await import('./PlansDialog.tsx'));

/** What leads to a larger plan. */
interface Upgrade {
  /** A plan is full: says what to do. */
  readonly reportFull: (data: FailureData) => void;
  /** Opens the plans on sale. */
  readonly buy: () => void;
}

const UpgradeContext = createContext<Upgrade>({ reportFull: () => undefined, buy: () => undefined });

/** Around pages whose actions can meet the limit of a plan: a full plan opens the dialog that says what to do. */
export function UpgradeProvider({ children }: { readonly children: ReactNode }) {
  const [data, setData] = useState<FailureData | null>(null);
  const [isBuying, setIsBuying] = useState(false);
  const upgrade = useMemo<Upgrade>(() => ({ reportFull: setData, buy: () => setIsBuying(true) }), []);
  return (
    <UpgradeContext value={upgrade}>
      {children}
      <Suspense>
        {data && <UpgradeDialog data={data} onClose={() => setData(null)} onBuy={upgrade.buy} />}
        {isBuying && <PlansDialog onClosed={() => setIsBuying(false)} />}
      </Suspense>
    </UpgradeContext>
  );
}

/** Opens the plans on sale. */
export function useBuyPlan(): () => void {
  return use(UpgradeContext).buy;
}

/** Reports a failed call: a full plan by its dialog, anything else by a toast. */
export function useTellFailure(): (failure: unknown) => void {
  const intl = useIntl();
  const { reportFull } = use(UpgradeContext);
  return (failure) => {
    if (isFailure(failure) && failedWith(failure, 'file_limit_reached')) reportFull(failure.data);
    else toast.error(failureText(intl, failure));
  };
}
