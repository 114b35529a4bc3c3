import { SpaceType } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';
import { presentTeamDetail } from './presenter.ts';

/** POST /web/team: makes a team with its first project. Spec §7; 1602 of §8 names the one that exists. */
export const createTeam: Handler<'createTeam'> = async ({ caller, body, request, language, services }) => {
  return presentTeamDetail(
    await services.teams.createTeam({
      ownerId: caller.userId,
      name: body.name ?? '',
      type: body.type ?? SpaceType.TEAM,
      language,
      idempotencyKey: idempotencyKeyOf(request),
    }),
  );
};
