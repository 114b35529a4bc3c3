import { useCallback, useEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { BASENAME } from '#shared/paths.ts';
import { useUnloadGuard } from './use-unload-guard.ts';
import { Guards, useWays, WaysContext, type Ways, type WaysLinkProps } from './ways.ts';

export interface DocumentWaysProps {
  readonly fileKey: string;
  readonly children: ReactNode;
  /** Loads another document. Default: the browser does. */
  readonly assign?: (address: string) => void;
}

/** Ways of an editor that has its document for itself: every other page is another document. */
export function DocumentWays({ fileKey, children, assign = assignLocation }: DocumentWaysProps) {
  const [guards] = useState(() => new Guards());
  /** Where somebody wants to go while a guard holds. */
  const [wanted, setWanted] = useState<string | null>(null);
  /** They leave all the same: nothing is asked a second time. */
  const [leaves, setLeaves] = useState(false);
  const [query] = useState(() => new URLSearchParams(window.location.search));

  useUnloadGuard(useCallback(() => !leaves && guards.hold(), [guards, leaves]));
  useEffect(() => {
    if (leaves && wanted !== null) assign(BASENAME + wanted);
  }, [assign, leaves, wanted]);

  const ways = useMemo<Ways>(() => {
    const go = (path: string) => {
      if (guards.hold()) setWanted(path);
      else assign(BASENAME + path);
    };
    return {
      fileKey,
      query,
      go,
      Link: PageLink,
      guard: guards.add,
      waiting: wanted === null ? null : { leave: () => setLeaves(true), stay: () => setWanted(null) },
      onRenamed: () => undefined,
    };
  }, [assign, fileKey, guards, query, wanted]);
  return <WaysContext value={ways}>{children}</WaysContext>;
}

/** A link to another page; what is in the way is asked before. */
function PageLink({ to, children, ...props }: WaysLinkProps) {
  const { go } = useWays();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void go(to);
  };
  return (
    <a {...props} href={BASENAME + to} onClick={onClick}>
      {children}
    </a>
  );
}

const assignLocation = (address: string): void => window.location.assign(address);
