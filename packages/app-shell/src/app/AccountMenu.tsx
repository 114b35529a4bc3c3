import { PersonMenu } from '../account-menu/index.ts';
import { useActiveSession } from './session-context.ts';

/** The menu of the signed-in person, with the session of the page. */
export function AccountMenu() {
  const { session, viewer } = useActiveSession();
  return <PersonMenu viewer={viewer} signOut={async () => await session.signOut()} />;
}
