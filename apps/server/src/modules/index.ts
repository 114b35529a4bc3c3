import type { Area } from '../api/handler.ts';
import { account } from './account/index.ts';
import { analytics } from './analytics/index.ts';
import { attachments } from './attachments/index.ts';
import { boardComments } from './boardComments/index.ts';
import { boardVotes } from './boardVotes/index.ts';
import { feedback } from './feedback/index.ts';
import { comments } from './comments/index.ts';
import { adminConsole } from './console/index.ts';
import { collections } from './collections/index.ts';
import { commerce } from './commerce/index.ts';
import { files } from './files/index.ts';
import { tags } from './tags/index.ts';
import { topics } from './topics/index.ts';
import { follows } from './follows/index.ts';
import { profiles } from './profiles/index.ts';
import { search } from './search/index.ts';
import { footprints } from './footprints/index.ts';
import { inbox } from './inbox/index.ts';
import { operations } from './operations/index.ts';
import { integrations } from './integrations/index.ts';
import { membership } from './membership/index.ts';
import { onboarding } from './onboarding/index.ts';
import { points } from './points/index.ts';
import { publishing } from './publishing/index.ts';
import { review } from './review/index.ts';
import { risk } from './risk/index.ts';
import { sharing } from './sharing/index.ts';
import { site } from './site/index.ts';
import { system } from './system/index.ts';
import { teams } from './teams/index.ts';
import { versions } from './versions/index.ts';
import { workspace } from './workspace/index.ts';

/** Every area of the contract, one line each. Together they must handle every operation. */
export const AREAS: readonly Area[] = [
  account,
  adminConsole,
  analytics,
  attachments,
  boardComments,
  boardVotes,
  comments,
  feedback,
  collections,
  commerce,
  files,
  tags,
  topics,
  follows,
  profiles,
  search,
  footprints,
  inbox,
  integrations,
  operations,
  membership,
  onboarding,
  points,
  publishing,
  review,
  risk,
  sharing,
  site,
  system,
  teams,
  versions,
  workspace,
];
