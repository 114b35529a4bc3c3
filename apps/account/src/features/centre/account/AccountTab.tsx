import { DataExports } from './DataExports.tsx';
import { Deletion } from './Deletion.tsx';
import { LanguageAndTime } from './LanguageAndTime.tsx';
import { LinkedProviders } from './LinkedProviders.tsx';
import { MailChoices } from './MailChoices.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Profile } from './Profile.tsx';
import { ProofHint } from './ProofHint.tsx';
import { SecondStep } from './SecondStep.tsx';
import { Sessions } from './Sessions.tsx';
import { SignInNames } from './SignInNames.tsx';

/**
 * The section ACCOUNT: who somebody is, how they log in, where they are logged in, what
 * reaches them, and how they leave.
 */
export default function AccountTab() {
  return (
    <>
      <ProofHint />
      <Profile />
      <SignInNames />
      <Passkeys />
      <LinkedProviders />
      <SecondStep />
      <Sessions />
      <LanguageAndTime />
      <MailChoices />
      <DataExports />
      <Deletion />
    </>
  );
}
