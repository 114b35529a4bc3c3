import { AVATAR_LIMITS } from '@boardwalk/domain';
import { defineArea } from '../../api/handler.ts';
import { addPasskey } from './addPasskey.ts';
import { beginPasskey } from './beginPasskey.ts';
import { beginPasskeySignIn } from './beginPasskeySignIn.ts';
import { beginProviderLink } from './beginProviderLink.ts';
import { beginProviderSignIn } from './beginProviderSignIn.ts';
import { beginSecondStep } from './beginSecondStep.ts';
import { changeEmail } from './changeEmail.ts';
import { changeMobile } from './changeMobile.ts';
import { changePassword } from './changePassword.ts';
import { confirmEmail } from './confirmEmail.ts';
import { createFrameToken } from './createFrameToken.ts';
import { deleteAccount } from './deleteAccount.ts';
import { downloadAccountExport } from './downloadAccountExport.ts';
import { endOtherSessions } from './endOtherSessions.ts';
import { endSession } from './endSession.ts';
import { exchangeFrameToken } from './exchangeFrameToken.ts';
import { exchangeToken } from './exchangeToken.ts';
import { finishSignIn } from './finishSignIn.ts';
import { getAvatar } from './getAvatar.ts';
import { getSecondStep } from './getSecondStep.ts';
import { getSession } from './getSession.ts';
import { getSignInOptions } from './getSignInOptions.ts';
import { getUserInfo } from './getUserInfo.ts';
import { isFirstLogin } from './isFirstLogin.ts';
import { linkProvider } from './linkProvider.ts';
import { listAccountExports } from './listAccountExports.ts';
import { listLinkedProviders } from './listLinkedProviders.ts';
import { listPasskeys } from './listPasskeys.ts';
import { listSessions } from './listSessions.ts';
import { removeAvatar } from './removeAvatar.ts';
import { removePasskey } from './removePasskey.ts';
import { renamePasskey } from './renamePasskey.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';
import { requestAccountExport } from './requestAccountExport.ts';
import { requestEmailProof } from './requestEmailProof.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { signIn } from './signIn.ts';
import { signInWithPasskey } from './signInWithPasskey.ts';
import { signInWithProvider } from './signInWithProvider.ts';
import { signOut } from './signOut.ts';
import { signUp } from './signUp.ts';
import { turnOffSecondStep } from './turnOffSecondStep.ts';
import { turnOnSecondStep } from './turnOnSecondStep.ts';
import { unlinkProvider } from './unlinkProvider.ts';
import { updateNickName } from './updateNickName.ts';
import { updateTimeZone } from './updateTimeZone.ts';
import { uploadAvatar } from './uploadAvatar.ts';

/** Accounts, sessions and tokens, and what people change of their account. */
export const account = defineArea(
  {
    addPasskey,
    beginPasskey,
    beginPasskeySignIn,
    beginProviderLink,
    beginProviderSignIn,
    beginSecondStep,
    changeEmail,
    changeMobile,
    changePassword,
    confirmEmail,
    createFrameToken,
    deleteAccount,
    downloadAccountExport,
    endOtherSessions,
    endSession,
    exchangeFrameToken,
    exchangeToken,
    finishSignIn,
    getAvatar,
    getSecondStep,
    getSession,
    getSignInOptions,
    getUserInfo,
    isFirstLogin,
    linkProvider,
    listAccountExports,
    listLinkedProviders,
    listPasskeys,
    listSessions,
    removeAvatar,
    removePasskey,
    renamePasskey,
    renewRecoveryCodes,
    requestAccountExport,
    requestEmailProof,
    requestPasswordReset,
    resetPassword,
    signIn,
    signInWithPasskey,
    signInWithProvider,
    signOut,
    signUp,
    turnOffSecondStep,
    turnOnSecondStep,
    unlinkProvider,
    updateNickName,
    updateTimeZone,
    uploadAvatar,
  },
  { formFileBytes: { uploadAvatar: AVATAR_LIMITS.maxBytes } },
);
