import type { CompanySize } from './company-size.ts';
import type { SpaceType } from './space-type.ts';

/** Onboarding answers as they travel (spec §3). What was not answered is left out. */
export interface OnboardingBody {
  /** Id of the job. */
  readonly career?: number;
  readonly career_other?: string;
  /** Ids of the channels. */
  readonly channels?: readonly number[];
  readonly channel_other?: string;
  readonly name?: string;
  /** Ids of the use cases. */
  readonly scenes?: readonly number[];
  readonly scene_other?: string;
  /** Space type. */
  readonly usage?: SpaceType;
  readonly team_name?: string;
  /** Ids of the fields of work, from the extra step for work. */
  readonly work_scenes?: readonly number[];
  readonly work_scene_other?: string;
  readonly company_people_size?: CompanySize;
  readonly skip: boolean;
}

/** Fields of the answers, by their names on the wire. */
export type OnboardingField = Exclude<keyof OnboardingBody, 'skip'>;
