import { CONTENT_PICTURE_BYTES } from '@boardwalk/domain';
import { defineArea } from '../../api/handler.ts';
import { createBanner } from './createBanner.ts';
import { createTag } from './createTag.ts';
import { createTopic } from './createTopic.ts';
import { getSynonyms } from './getSynonyms.ts';
import { getWatchedWords } from './getWatchedWords.ts';
import { listManagedBanners } from './listManagedBanners.ts';
import { listManagedTags } from './listManagedTags.ts';
import { listManagedTopics } from './listManagedTopics.ts';
import { listPeople } from './listPeople.ts';
import { releaseSecondStep } from './releaseSecondStep.ts';
import { removeBannerImage } from './removeBannerImage.ts';
import { removeTopicCover } from './removeTopicCover.ts';
import { reorderBanners } from './reorderBanners.ts';
import { reorderTags } from './reorderTags.ts';
import { reorderTopics } from './reorderTopics.ts';
import { setBannerImage } from './setBannerImage.ts';
import { setTopicCover } from './setTopicCover.ts';
import { setSynonyms } from './setSynonyms.ts';
import { setWatchedWords } from './setWatchedWords.ts';
import { updateBanner } from './updateBanner.ts';
import { updatePerson } from './updatePerson.ts';
import { updateTag } from './updateTag.ts';
import { updateTopic } from './updateTopic.ts';

/** Content and people of the community, for admins. Named so because `console` is the platform's. */
export const adminConsole = defineArea(
  {
    getSynonyms,
    setSynonyms,
    getWatchedWords,
    setWatchedWords,
    createBanner,
    createTag,
    createTopic,
    listManagedBanners,
    listManagedTags,
    listManagedTopics,
    listPeople,
    releaseSecondStep,
    removeBannerImage,
    removeTopicCover,
    reorderBanners,
    reorderTags,
    reorderTopics,
    setBannerImage,
    setTopicCover,
    updateBanner,
    updatePerson,
    updateTag,
    updateTopic,
  },
  { formFileBytes: { setBannerImage: CONTENT_PICTURE_BYTES, setTopicCover: CONTENT_PICTURE_BYTES } },
);
