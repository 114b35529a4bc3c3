import { useParams } from 'react-router';
import { profileNeeds } from '#features/profile/needs.ts';
import { PublishFromAddress } from '#features/publish/PublishFromAddress.tsx';
import { ProfilePage } from '#features/profile/ProfilePage.tsx';
import { clientPrefetch, serverPrefetch } from '../ssr/prefetch.ts';

export const loader = serverPrefetch(profileNeeds);
export const clientLoader = clientPrefetch(profileNeeds);

export default function ProfileRoute() {
  const { profileName } = useParams();
  return (
    <>
      <PublishFromAddress />
      {/* A change of address is a change of page: one person never stands in for another. */}
      <ProfilePage key={profileName} profileName={profileName} />
    </>
  );
}
