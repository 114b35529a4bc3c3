import { defineArea } from '../../api/handler.ts';
import { getAttachment } from './getAttachment.ts';

/** Pictures that go with reports and feedback. */
export const attachments = defineArea({ getAttachment });
