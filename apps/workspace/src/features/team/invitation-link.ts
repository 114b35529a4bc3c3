import { copyText, toast } from '@boardwalk/ui-kit';
import type { IntlShape } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { messages } from './messages.ts';

/** The whole address of an invitation, to hand out. */
export function invitationLink(token: string): string {
  return new URL(outsidePaths.join(token), location.origin).href;
}

/** Copies an address, and says whether that worked. */
export async function copyLink(intl: IntlShape, link: string): Promise<void> {
  try {
    await copyText(link);
    toast.success(intl.formatMessage(messages.copied));
  } catch {
    toast.error(intl.formatMessage(messages.copyFailed));
  }
}
