import { defineArea } from '../../api/handler.ts';
import { classifyTags } from './classifyTags.ts';
import { createTags } from './createTags.ts';
import { getTag } from './getTag.ts';
import { listTagsByType } from './listTagsByType.ts';

/** The taxonomy and custom tags. */
export const tags = defineArea({ classifyTags, createTags, getTag, listTagsByType });
