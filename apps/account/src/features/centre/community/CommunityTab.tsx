import { Follows } from './Follows.tsx';
import { PublicProfile } from './PublicProfile.tsx';
import { Works } from './Works.tsx';

/** The section COMMUNITY: what others see of somebody, what they published, and whom they follow. */
export default function CommunityTab() {
  return (
    <>
      <PublicProfile />
      <Works />
      <Follows />
    </>
  );
}
