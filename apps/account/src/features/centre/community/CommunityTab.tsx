import { Blocked } from './Blocked.tsx';
import { Follows } from './Follows.tsx';
import { PublicProfile } from './PublicProfile.tsx';
import { Works } from './Works.tsx';

/** The section COMMUNITY: what others see of somebody, what they published, whom they follow, and whom they keep away. */
export default function CommunityTab() {
  return (
    <>
      <PublicProfile />
      <Works />
      <Follows />
      <Blocked />
    </>
  );
}
