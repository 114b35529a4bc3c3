import { ListView, type HomeFilters } from '@boardwalk/domain';
import type { ViewFilesArgument } from '#shared/files/api.ts';

/** The list behind the home's filters. A child scene stands for its parent as well. */
export function homeList({
  parentScene,
  childScene,
  industry,
  chart,
  order,
  special,
}: HomeFilters): ViewFilesArgument {
  const tagIds = [childScene ?? parentScene, industry, chart].filter((id) => id !== null);
  return {
    view: ListView.RECOMMEND,
    ...(tagIds.length === 0 ? {} : { tagIds }),
    ...(special === null ? {} : { topicId: special }),
    ...(order === null ? {} : { order }),
  };
}
