import { ServiceTokens } from './ServiceTokens.tsx';
import { Teams } from './Teams.tsx';
import { Webhooks } from './Webhooks.tsx';

/** The section WORKSPACE: teams and their room for boards, and the applications that are connected. */
export default function WorkspaceTab() {
  return (
    <>
      <Teams />
      <ServiceTokens />
      <Webhooks />
    </>
  );
}
