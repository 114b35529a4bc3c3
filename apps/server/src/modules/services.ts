import { createCollaboration, type Collaboration } from '../collaboration/collaboration.ts';
import type { Infra } from '../infra/Infra.ts';
import { createAccountCentre, type AccountCentre } from './account/accountCentre.ts';
import { createAvatarService, type AvatarService } from './account/avatars.ts';
import { createAccountService, type AccountService } from './account/service.ts';
import { createSessionsService, type SessionsService } from './account/sessions.ts';
import { createFilesService, type FilesService } from './files/service.ts';
import { createFollowsService, type FollowsService } from './follows/service.ts';
import { createInboxService, type InboxService } from './inbox/service.ts';
import { createMailService, type MailService } from './mail/service.ts';
import { createMembershipService, type MembershipService } from './membership/service.ts';
import { createProfilesService, type ProfilesService } from './profiles/service.ts';
import { createPublishingService, type PublishingService } from './publishing/service.ts';
import { createReviewService, type ReviewService } from './review/service.ts';
import { createSearchService, type SearchService } from './search/service.ts';
import { createTagsService, type TagsService } from './tags/service.ts';
import { createTopicsService, type TopicsService } from './topics/service.ts';
import { createWorkspaceService, type WorkspaceService } from './workspace/service.ts';
import { createUploadService, type UploadService } from './workspace/uploads.ts';

/** The services by which modules meet. */
export interface Services {
  account: AccountService;
  accountCentre: AccountCentre;
  avatars: AvatarService;
  sessions: SessionsService;
  files: FilesService;
  follows: FollowsService;
  inbox: InboxService;
  mail: MailService;
  membership: MembershipService;
  profiles: ProfilesService;
  publishing: PublishingService;
  review: ReviewService;
  search: SearchService;
  tags: TagsService;
  topics: TopicsService;
  workspace: WorkspaceService;
  uploads: UploadService;
  collaboration: Collaboration;
}

/** Makes all services, each with what it needs of the others. */
export function createServices(infra: Infra): Services {
  const mail = createMailService(infra);
  const membership = createMembershipService(infra);
  const workspace = createWorkspaceService(infra, membership);
  const account = createAccountService(infra, workspace);
  const sessions = createSessionsService(infra);
  const accountCentre = createAccountCentre(infra, { account, sessions });
  const avatars = createAvatarService(infra);
  const files = createFilesService(infra, workspace);
  const follows = createFollowsService(infra);
  const profiles = createProfilesService(infra, { avatars });
  const search = createSearchService(infra);
  const tags = createTagsService(infra);
  const topics = createTopicsService(infra);
  const uploads = createUploadService(infra, workspace);
  const collaboration = createCollaboration(infra, files);
  const publishing = createPublishingService(infra, { account, files, collaboration });
  const inbox = createInboxService(infra, { mail });
  const review = createReviewService(infra, { account, files, inbox });
  return {
    account,
    accountCentre,
    avatars,
    sessions,
    files,
    follows,
    inbox,
    mail,
    membership,
    profiles,
    publishing,
    review,
    search,
    tags,
    topics,
    workspace,
    uploads,
    collaboration,
  };
}
