import { skipToken } from '@reduxjs/toolkit/query';
import { useIntl } from 'react-intl';
import { useGetTagQuery } from '#shared/files/api.ts';
import type { ListKind } from './list-kind.ts';
import { listingMessages } from './messages.ts';

/** Title and lead of a listing; those of a tag or role carry its name in the page's language. */
export function useListingTitle(kind: ListKind): { title: string; lead: string } {
  const intl = useIntl();
  const { data: tag } = useGetTagQuery('id' in kind ? kind.id : skipToken);
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
      const name = tag?.name;
      if (name === undefined) return { title: text('unnamedTitle'), lead: text('unnamedLead') };
      return kind.name === 'role'
        ? { title: text('roleTitle', { role: name }), lead: text('roleLead', { role: name }) }
        : { title: text('tagTitle', { tag: name }), lead: text('tagLead', { tag: name }) };
    }
  }
}
