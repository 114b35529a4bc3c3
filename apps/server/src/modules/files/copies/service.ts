import { inTransaction, type Queryable } from '../../../infra/database/database.ts';
import type { Infra } from '../../../infra/Infra.ts';
import type { InboxService } from '../../inbox/service.ts';
import type { AccessService } from '../access/service.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { WorkspaceService } from '../../workspace/service.ts';
import { boardStates } from './boardStates.ts';
import { copyWork, type CopyRequest } from './copies.ts';
import { recordOutsourceUse, type OutsourceUse } from './outsourcing.ts';
import { recordFirstUse } from './useRepository.ts';

/** What handlers and live boards ask about copies. */
export type CopiesService = ReturnType<typeof createCopiesService>;

interface Meets {
  workspace: WorkspaceService;
  inbox: InboxService;
  access: AccessService;
  catalogue: CatalogueService;
}

/** Copies of public works, and what becomes of them. */
export function createCopiesService(infra: Infra, { workspace, inbox, access, catalogue }: Meets) {
  const { db, clock } = infra;
  const states = boardStates(infra.blobs);

  return {
    /**
     * Notes that somebody who may edit it has opened a file in the editor. The first opening of a copy counts as a use of
     * the work it was copied from; wherever it was opened, it counts once.
     *
     * @returns whether this opening was counted
     */
    async recordUse(fileKey: string, on: Queryable = db): Promise<boolean> {
      return inTransaction(on, async (trx) => {
        const source = await recordFirstUse(trx, fileKey, clock.now());
        if (source === undefined) return false;
        await catalogue.changeCounter(trx, source, 'use_num', 1);
        return true;
      });
    },

    /** Notes that a team has used a work for outsourcing, see recordOutsourceUse. */
    recordOutsourceUse: (userId: string, use: OutsourceUse) =>
      recordOutsourceUse(db, userId, use, clock.now()),

    /** Copies a public work into somebody's space, see copyWork. */
    copyWork: (userId: string, request: CopyRequest) =>
      copyWork(infra, { workspace, states, inbox, access, catalogue }, userId, request),
  };
}
