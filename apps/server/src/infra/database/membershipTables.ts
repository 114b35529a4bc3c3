import type { OnboardingQuestion, PointEntryCause } from '@boardwalk/domain';
import type { ColumnType, Generated } from 'kysely';

/** Row types of membership, points and onboarding, by hand from migrations/. */

export interface EditionGrantTable {
  grant_id: ColumnType<string, never, never>;
  user_id: string;
  grant_key: string;
  source: 'purchase' | 'points' | 'gift';
  edition_key: string;
  goods_id: string | null;
  days: number | null;
  created_at: Date;
  revoked_at: Date | null;
  team_id: Generated<string | null>;
}

export interface TeamEditionTable {
  team_id: string;
  end_date: Date | null;
  permanent: boolean;
  updated_at: Date;
}

export interface ProfessionalEditionTable {
  user_id: string;
  type: -1 | 1;
  edition_key: string;
  goods_id: string | null;
  start_date: Date;
  end_date: Date | null;
  permanent: boolean;
  extends: Generated<number>;
  updated_at: Date;
}

/** Kept by a trigger on point_entry: never written. */
export interface PointAccountTable {
  user_id: ColumnType<string, never, never>;
  balance: ColumnType<number, never, never>;
}

export interface PointEntryTable {
  entry_id: ColumnType<string, never, never>;
  user_id: ColumnType<string, string, never>;
  entry_key: ColumnType<string, string, never>;
  cause: ColumnType<PointEntryCause, PointEntryCause, never>;
  points: ColumnType<number, number, never>;
  created_at: ColumnType<Date, Date, never>;
}

export interface OnboardingAnswerTable {
  user_id: string;
  is_skipped: boolean;
  created_at: Date;
}

export interface OnboardingChoiceTable {
  choice_id: ColumnType<string, never, never>;
  user_id: string;
  question: OnboardingQuestion;
  option_id: number;
  other_text: string | null;
  created_at: Date;
}

/** The tables of membership, points and onboarding by name. */
export interface MembershipTables {
  edition_grant: EditionGrantTable;
  professional_edition: ProfessionalEditionTable;
  team_edition: TeamEditionTable;
  point_account: PointAccountTable;
  point_entry: PointEntryTable;
  onboarding_answer: OnboardingAnswerTable;
  onboarding_choice: OnboardingChoiceTable;
}
