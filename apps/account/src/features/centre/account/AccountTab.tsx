import { DataExports } from './DataExports.tsx';
import { MailChoices } from './MailChoices.tsx';
import { Profile } from './Profile.tsx';
import { ProofHint } from './ProofHint.tsx';
import { Sessions } from './Sessions.tsx';
import { SignInNames } from './SignInNames.tsx';

/** The section ACCOUNT: who somebody is, how they log in, where they are logged in, and what reaches them. */
export function AccountTab() {
  return (
    <>
      <ProofHint />
      <Profile />
      <SignInNames />
      <Sessions />
      <MailChoices />
      <DataExports />
    </>
  );
}
