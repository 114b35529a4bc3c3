import { FilePage } from '#features/file/FilePage.tsx';
import { MissingFile } from '#features/file/MissingFile.tsx';
import { ListingPage } from '#features/listing/ListingPage.tsx';
import { TopicPage } from '#features/topic/TopicPage.tsx';
import type { Slug } from '#shared/paths.ts';

/** The page a one-segment address stands for; a change of address is a change of page. */
export function SlugPage({ slug }: { slug: Slug }) {
  switch (slug.kind) {
    case 'tag':
    case 'role':
      return <ListingPage key={`${slug.kind}-${slug.id}`} kind={{ name: slug.kind, id: slug.id }} />;
    case 'topic':
      return <TopicPage key={slug.id} id={slug.id} />;
    case 'file':
      return <FilePage key={slug.fileKey} fileKey={slug.fileKey} />;
    default:
      return <MissingFile />;
  }
}
