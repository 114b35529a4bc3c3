import { failedWith } from '@boardwalk/api-client';
import { DialogOnDemand } from '@boardwalk/app-shell/app';
import { isFailure } from '@boardwalk/app-shell/failures';
import { lazyPart } from '@boardwalk/app-shell/parts';
import type { FailureData } from '@boardwalk/api-client';
import { toast } from '@boardwalk/ui-kit';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';

/** The dialogs, which come when they are asked for. */
const PARTS = {
  upgrade: lazyPart(async () => await import('./UpgradeDialog.tsx')),
  plans: lazyPart(async () => await import('./PlansDialog.tsx')),
};

/** What leads to a larger plan. */
interface Upgrade {
  /** A plan is full: says what to do. */
  readonly reportFull: (data: FailureData) => void;
  /** Opens the plans on sale, for a team when it is named. */
  readonly buy: (teamId?: string) => void;
}

const UpgradeContext = createContext<Upgrade>({ reportFull: () => undefined, buy: () => undefined });

/**
 * Around pages whose actions can meet the limit of a plan: a full plan opens the dialog that says what to do.
 *
 * @param props.parts the dialogs
 */
export function UpgradeProvider({
  children,
  parts = PARTS,
}: {
  readonly children: ReactNode;
  readonly parts?: typeof PARTS;
}) {
  const [data, setData] = useState<FailureData | null>(null);
  const [bought, setBought] = useState<{ readonly teamId: string | undefined } | null>(null);
  const upgrade = useMemo<Upgrade>(
    () => ({ reportFull: setData, buy: (teamId) => setBought({ teamId }) }),
    [],
  );
  return (
    <UpgradeContext value={upgrade}>
      {children}
      {data && (
        <DialogOnDemand
          part={parts.upgrade}
          onFailed={() => setData(null)}
          input={{ data, onClose: () => setData(null), onBuy: () => upgrade.buy(data.team_id) }}
        />
      )}
      {bought && (
        <DialogOnDemand
          part={parts.plans}
          onFailed={() => setBought(null)}
          input={{ teamId: bought.teamId, onClosed: () => setBought(null) }}
        />
      )}
    </UpgradeContext>
  );
}

/** Opens the plans on sale, for a team when it is named. */
export function useBuyPlan(): (teamId?: string) => void {
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
