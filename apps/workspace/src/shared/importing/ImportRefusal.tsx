import type { ImportProblem } from '@boardwalk/board/import';
import { Alert } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { importMessages, problemMessages } from './messages.ts';

const MEGABYTE = 1024 * 1024;

/** Limits in bytes are said in megabytes. */
const shownLimit = (limit: number | undefined): number =>
  limit === undefined ? 0 : limit >= MEGABYTE ? Math.round(limit / MEGABYTE) : limit;

export interface ImportRefusalProps {
  readonly fileName: string;
  readonly problem: ImportProblem;
  readonly limit: number | undefined;
}

/** Why a file cannot become a board. */
export function ImportRefusal({ fileName, problem, limit }: ImportRefusalProps) {
  const intl = useIntl();
  return (
    <Alert tone="critical" title={intl.formatMessage(importMessages.refusedTitle, { name: fileName })}>
      {intl.formatMessage(problemMessages[problem], { limit: intl.formatNumber(shownLimit(limit)) })}
    </Alert>
  );
}
