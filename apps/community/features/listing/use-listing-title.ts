import { useIntl } from 'react-intl';
import type { TagTree } from '#shared/api/wire.ts';
import { useClassifyTagsQuery } from '#shared/files/api.ts';
import type { ListKind } from './list-kind.ts';
import { listingMessages } from './messages.ts';

/** Title and lead of a listing; those of a tag or role carry its name in the page's language. */
export function useListingTitle(kind: ListKind): { title: string; lead: string } {
  const intl = useIntl();
  const { data: tree } = useClassifyTagsQuery(undefined, { skip: !('id' in kind) });
  const text = (name: keyof typeof listingMessages, values?: Record<string, string>) =>
    intl.formatMessage(listingMessages[name], values);
  switch (kind.name) {
    case 'hot':
      return { title: text('hotTitle'), lead: text('hotLead') };
    case 'latest':
      return { title: text('latestTitle'), lead: text('latestLead') };
    case 'focus':
      return { title: text('focusTitle'), lead: text('focusLead') };
    default: {
      const name = tree && nameOf(tree, kind.id);
      if (name === undefined) return { title: text('unnamedTitle'), lead: text('unnamedLead') };
      return kind.name === 'role'
        ? { title: text('roleTitle', { role: name }), lead: text('roleLead', { role: name }) }
        : { title: text('tagTitle', { tag: name }), lead: text('tagLead', { tag: name }) };
    }
  }
}

function nameOf({ scenes, roles, industries, commons }: TagTree, id: number): string | undefined {
  const tags = [...scenes, ...roles, ...industries, ...commons];
  return [...tags, ...tags.flatMap((tag) => tag.child_list)].find((tag) => tag.id === id)?.name;
}
