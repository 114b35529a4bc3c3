import { lazy, type ComponentType } from 'react';
import type { DialogName, DialogProps } from '#shared/dialogs/dialog-inputs.ts';

/** Which component answers to the name of a global dialog. Each is a chunk of its own, loaded when first opened. */
export const dialogs: { readonly [Name in DialogName]: ComponentType<DialogProps<Name>> } = {
  login: lazy(() => import('#features/session/LoginDialog.tsx')),
  publish: lazy(() => import('#features/publish/PublishDialog.tsx')),
  editPublished: lazy(() => import('#features/publish/EditPublishedDialog.tsx')),
  publishSuccess: lazy(() => import('#features/publish/PublishSuccessDialog.tsx')),
  createFileLimit: lazy(() => import('#features/limit/CreateFileLimitDialog.tsx')),
  messages: lazy(() => import('#features/inbox/MessagesDrawer.tsx')),
  copySuccess: lazy(() => import('#features/copy/CopySuccessDialog.tsx')),
  upgrade: lazy(() => import('#features/copy/UpgradeDialog.tsx')),
  editProfile: lazy(() => import('#features/profile/EditProfileDialog.tsx')),
};
