import { lazyPart, type LazyPart } from '@boardwalk/app-shell/parts';
import type { DialogName, DialogProps } from '#shared/dialogs/dialog-inputs.ts';

/** Which component answers to the name of a global dialog. Each is a chunk of its own, loaded when first opened. */
export const dialogs: { readonly [Name in DialogName]: LazyPart<DialogProps<Name>> } = {
  login: lazyPart(() => import('#features/session/LoginDialog.tsx')),
  publish: lazyPart(() => import('#features/publish/PublishDialog.tsx')),
  editPublished: lazyPart(() => import('#features/publish/EditPublishedDialog.tsx')),
  publishSuccess: lazyPart(() => import('#features/publish/PublishSuccessDialog.tsx')),
  createFileLimit: lazyPart(() => import('#features/limit/CreateFileLimitDialog.tsx')),
  messages: lazyPart(() => import('#features/inbox/MessagesDrawer.tsx')),
  copySuccess: lazyPart(() => import('#features/copy/CopySuccessDialog.tsx')),
  copyTo: lazyPart(() => import('#features/copy/CopyToDialog.tsx')),
  upgrade: lazyPart(() => import('#features/copy/UpgradeDialog.tsx')),
  payment: lazyPart(() => import('#features/payment/PaymentDialog.tsx')),
  userCentre: lazyPart(() => import('#features/user-centre/UserCentreDialog.tsx')),
  onboarding: lazyPart(() => import('#features/onboarding/OnboardingDialog.tsx')),
  editCollection: lazyPart(() => import('#features/collection/EditCollectionDialog.tsx')),
  editProfile: lazyPart(() => import('#features/profile/EditProfileDialog.tsx')),
  report: lazyPart(() => import('#features/report/ReportDialog.tsx')),
  feedback: lazyPart(() => import('#features/feedback/FeedbackDialog.tsx')),
};
