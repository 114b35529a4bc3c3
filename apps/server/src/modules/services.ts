import { createCollaboration, type Collaboration } from '../collaboration/collaboration.ts';
import type { Infra } from '../infra/Infra.ts';
import { createAccountCentre, type AccountCentre } from './account/accountCentre.ts';
import { createAdminSecondStep, type AdminSecondStep } from './account/adminSecondStep.ts';
import { createAddressService, type AddressService } from './account/addresses.ts';
import { createAccountExportService, type AccountExportService } from './account/accountExports.ts';
import { createAvatarService, type AvatarService } from './account/avatars.ts';
import { createErasureService, type ErasureService } from './account/erasure.ts';
import { createIdentitiesService, type IdentitiesService } from './account/identities.ts';
import { createIdentityProviders } from './account/identityProviders.ts';
import { createIdentityQuestions } from './account/identityQuestions.ts';
import { createIdentitySignIn, type IdentitySignIn } from './account/identitySignIn.ts';
import { createMailLinks } from './account/mailLinks.ts';
import { createPasskeyService, type PasskeyService } from './account/passkeys.ts';
import { createPasskeySignIn, type PasskeySignIn } from './account/passkeySignIn.ts';
import { createPasswordResetService, type PasswordResetService } from './account/passwordResets.ts';
import { createProof } from './account/proof.ts';
import { createSecondStepService, type SecondStepService } from './account/secondStep.ts';
import { createSecondStepCodes } from './account/secondStepCodes.ts';
import { createAccountService, type AccountService } from './account/service.ts';
import { createSessionsService, type SessionsService } from './account/sessions.ts';
import { createAnalyticsService, type AnalyticsService } from './analytics/service.ts';
import { createAttachmentsService, type AttachmentsService } from './attachments/service.ts';
import { createBoardCommentsService, type BoardCommentsService } from './boardComments/service.ts';
import { createBoardVotesService, type BoardVotesService } from './boardVotes/service.ts';
import { createCommentsService, type CommentsService } from './comments/service.ts';
import { createFeedbackService, type FeedbackService } from './feedback/service.ts';
import { createConsoleService, type ConsoleService } from './console/service.ts';
import { createSandboxCheckout, type SandboxCheckout } from '../checkout/sandbox/sandboxCheckout.ts';
import { createCollectionsService, type CollectionsService } from './collections/service.ts';
import { createCommerceService, type CommerceService } from './commerce/service.ts';
import { createAccessService, type AccessService } from './files/access/service.ts';
import { createCatalogueService, type CatalogueService } from './files/catalogue/service.ts';
import { createCopiesService, type CopiesService } from './files/copies/service.ts';
import { createMarksService, type MarksService } from './files/marks/service.ts';
import { createViewsService, type ViewsService } from './files/views/service.ts';
import { createFollowsService, type FollowsService } from './follows/service.ts';
import { createInboxService, type InboxService } from './inbox/service.ts';
import { createWebhookOutbox, type WebhookOutbox } from './integrations/webhookOutbox.ts';
import { createWebhooksService, type WebhooksService } from './integrations/webhooks.ts';
import { createServiceTokensService, type ServiceTokensService } from './integrations/serviceTokens.ts';
import { createMailService, type MailService } from './mail/service.ts';
import { createMembershipService, type MembershipService } from './membership/service.ts';
import { createOnboardingService, type OnboardingService } from './onboarding/service.ts';
import { createFigures } from './operations/figures.ts';
import { createSystemState } from './operations/systemState.ts';
import { createPointsService, type PointsService } from './points/service.ts';
import { createProfilesService, type ProfilesService } from './profiles/service.ts';
import { createPublishingService, type PublishingService } from './publishing/service.ts';
import { createReviewService, type ReviewService } from './review/service.ts';
import { createClientLogsService, type ClientLogsService } from './risk/clientLogs.ts';
import { createRiskService, type RiskService } from './risk/service.ts';
import { createWechatService, type WechatService } from './risk/wechat.ts';
import { createEmptySearches } from './search/emptySearches.ts';
import { createSearchService, type SearchService } from './search/service.ts';
import { createFirstAdminDesk } from './site/firstAdmin.ts';
import { createSiteDesk } from './site/settings.ts';
import { createSiteService, type SiteService } from './site/service.ts';
import { createSharingService, type SharingService } from './sharing/service.ts';
import { createTagsService, type TagsService } from './tags/service.ts';
import { createTeamAvatars, type TeamAvatarService } from './teams/avatars.ts';
import { createLibraryService, type LibraryService } from './teams/library.ts';
import { createTeamsService, type TeamsService } from './teams/service.ts';
import { createTopicsService, type TopicsService } from './topics/service.ts';
import { createFileMovesService, type FileMovesService } from './workspace/fileMoves.ts';
import { createItemsService, type ItemsService } from './workspace/items.ts';
import { createPlacesService, type PlacesService } from './workspace/places.ts';
import { createTeamStorage } from './workspace/storage.ts';
import { createVersionsService, type VersionsService } from './versions/service.ts';
import { createWorkspaceService, type WorkspaceService } from './workspace/service.ts';
import { createTrashService, type TrashService } from './workspace/trash.ts';
import { createUploadService, type UploadService } from './workspace/uploads.ts';

/** The services by which modules meet. */
export interface Services {
  account: AccountService;
  adminSecondStep: AdminSecondStep;
  analytics: AnalyticsService;
  attachments: AttachmentsService;
  boardComments: BoardCommentsService;
  boardVotes: BoardVotesService;
  clientLogs: ClientLogsService;
  comments: CommentsService;
  feedback: FeedbackService;
  accountCentre: AccountCentre;
  accountExports: AccountExportService;
  addresses: AddressService;
  erasure: ErasureService;
  console: ConsoleService;
  avatars: AvatarService;
  serviceTokens: ServiceTokensService;
  sessions: SessionsService;
  checkout: SandboxCheckout;
  collections: CollectionsService;
  commerce: CommerceService;
  /** The rooms of `files`. */
  access: AccessService;
  catalogue: CatalogueService;
  copies: CopiesService;
  marks: MarksService;
  views: ViewsService;
  follows: FollowsService;
  identities: IdentitiesService;
  identitySignIn: IdentitySignIn;
  inbox: InboxService;
  mail: MailService;
  membership: MembershipService;
  onboarding: OnboardingService;
  passkeys: PasskeyService;
  passkeySignIn: PasskeySignIn;
  passwordResets: PasswordResetService;
  points: PointsService;
  profiles: ProfilesService;
  publishing: PublishingService;
  review: ReviewService;
  risk: RiskService;
  emptySearches: ReturnType<typeof createEmptySearches>;
  figures: ReturnType<typeof createFigures>;
  systemState: ReturnType<typeof createSystemState>;
  search: SearchService;
  secondStep: SecondStepService;
  sharing: SharingService;
  site: SiteService;
  siteDesk: ReturnType<typeof createSiteDesk>;
  firstAdmin: ReturnType<typeof createFirstAdminDesk>;
  tags: TagsService;
  teams: TeamsService;
  library: LibraryService;
  teamAvatars: TeamAvatarService;
  topics: TopicsService;
  versions: VersionsService;
  workspace: WorkspaceService;
  places: PlacesService;
  items: ItemsService;
  fileMoves: FileMovesService;
  trash: TrashService;
  uploads: UploadService;
  webhookOutbox: WebhookOutbox;
  webhooks: WebhooksService;
  wechat: WechatService;
  collaboration: Collaboration;
}

/** Makes all services, each with what it needs of the others. */
export function createServices(infra: Infra): Services {
  const mail = createMailService(infra);
  const membership = createMembershipService(infra);
  const points = createPointsService(infra, membership);
  const storage = createTeamStorage(infra);
  const workspace = createWorkspaceService(infra, { membership, storage });
  const places = createPlacesService(infra, workspace);
  const items = createItemsService(infra, workspace);
  const trash = createTrashService(infra, workspace);
  const teams = createTeamsService(infra, { membership, workspace, storage });
  const site = createSiteService(infra, { teams });
  const links = createMailLinks(infra);
  const addresses = createAddressService(infra, { mail, links });
  const codes = createSecondStepCodes(infra, { mail });
  const account = createAccountService(infra, { workspace, points, addresses, codes, site });
  const webhookOutbox = createWebhookOutbox(infra, { mail });
  const adminSecondStep = createAdminSecondStep(infra, { mail });
  const webhooks = createWebhooksService(infra, { account, adminSecondStep, mail, outbox: webhookOutbox });
  const onboarding = createOnboardingService(infra, { account, points });
  const sessions = createSessionsService(infra);
  const accountCentre = createAccountCentre(infra, { account, sessions, mail, addresses });
  const secondStep = createSecondStepService(infra, {
    account,
    adminSecondStep,
    accountCentre,
    sessions,
    codes,
    mail,
  });
  const proof = createProof(infra, { accountCentre, codes });
  const passkeys = createPasskeyService(infra, { account, adminSecondStep, codes, mail, proof });
  const passkeySignIn = createPasskeySignIn(infra, { codes, mail });
  const providers = createIdentityProviders(infra);
  const questions = createIdentityQuestions(infra, { providers });
  const identities = createIdentitiesService(infra, { codes, mail, proof, providers, questions });
  const identitySignIn = createIdentitySignIn(infra, { addresses, codes, questions, site, workspace });
  const confirmPassword = (userId: string, password: string) =>
    accountCentre.confirmPassword(userId, password);
  const serviceTokens = createServiceTokensService(infra, { mail, confirmPassword });
  const passwordResets = createPasswordResetService(infra, { sessions, mail, links });
  const avatars = createAvatarService(infra);
  const console = createConsoleService(infra, { adminSecondStep, sessions });
  const inbox = createInboxService(infra, { mail });
  const access = createAccessService(infra);
  const catalogue = createCatalogueService(infra, { access });
  const copies = createCopiesService(infra, { workspace, inbox, access, catalogue });
  const marks = createMarksService(infra, { inbox });
  const views = createViewsService(infra, { catalogue });
  const collections = createCollectionsService(infra, { marks });
  const follows = createFollowsService(infra, { inbox });
  const comments = createCommentsService(infra, { inbox });
  const profiles = createProfilesService(infra, { avatars });
  const search = createSearchService(infra);
  const tags = createTagsService(infra);
  const topics = createTopicsService(infra);
  const uploads = createUploadService(infra, { workspace, storage });
  const teamAvatars = createTeamAvatars(infra);
  const library = createLibraryService(infra, { workspace, uploads, storage });
  const collaboration = createCollaboration(infra, { openings: copies, storage });
  const boardComments = createBoardCommentsService(infra, { workspace, inbox, collaboration });
  const boardVotes = createBoardVotesService(infra, { workspace, collaboration });
  const sharing = createSharingService(infra, { workspace, membership });
  const fileMoves = createFileMovesService(infra, { workspace, visitors: sharing, storage });
  const versions = createVersionsService(infra, { workspace, collaboration, membership, storage });
  const publishing = createPublishingService(infra, { account, access, catalogue, collaboration });
  const review = createReviewService(infra, { account, catalogue, inbox, points, events: webhookOutbox });
  const analytics = createAnalyticsService(infra);
  const attachments = createAttachmentsService(infra);
  const clientLogs = createClientLogsService(infra);
  const feedback = createFeedbackService(infra, { attachments, catalogue, inbox });
  const risk = createRiskService(infra, {
    attachments,
    comments,
    review,
    inbox,
    resetProfile: (trx, userId) => profiles.reset(trx, userId),
  });
  const wechat = createWechatService(infra);
  const checkout = createSandboxCheckout(infra);
  const commerce = createCommerceService(infra, {
    account,
    membership,
    teams,
    mail,
    inbox,
    checkout,
    events: webhookOutbox,
    confirmPassword,
  });
  const accountExports = createAccountExportService(infra, { collaboration, mail });
  const erasure = createErasureService(infra, { accountCentre, sessions, teams, mail, collaboration });
  return {
    account,
    analytics,
    attachments,
    boardComments,
    boardVotes,
    clientLogs,
    comments,
    feedback,
    adminSecondStep,
    accountCentre,
    accountExports,
    addresses,
    erasure,
    console,
    avatars,
    serviceTokens,
    sessions,
    checkout,
    collections,
    commerce,
    access,
    catalogue,
    copies,
    marks,
    views,
    follows,
    identities,
    identitySignIn,
    inbox,
    mail,
    membership,
    onboarding,
    passkeys,
    passkeySignIn,
    passwordResets,
    points,
    profiles,
    publishing,
    review,
    risk,
    search,
    emptySearches: createEmptySearches(infra),
    figures: createFigures(infra),
    systemState: createSystemState(infra),
    secondStep,
    sharing,
    site,
    siteDesk: createSiteDesk(infra, { mail, adminSecondStep, tryStripe: commerce.tryStripe }),
    firstAdmin: createFirstAdminDesk(infra, { account }),
    tags,
    teams,
    library,
    teamAvatars,
    topics,
    versions,
    workspace,
    places,
    items,
    fileMoves,
    trash,
    uploads,
    webhookOutbox,
    webhooks,
    wechat,
    collaboration,
  };
}
