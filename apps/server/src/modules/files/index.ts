import { defineArea } from '../../infra/http/handler.ts';
import { listCreatorFiles } from './listCreatorFiles.ts';
import { listFilesByLink } from './listFilesByLink.ts';
import { listRecommendedFiles } from './listRecommendedFiles.ts';
import { listViewFiles } from './listViewFiles.ts';

/** Published works and what people do with them. */
export const files = defineArea({ listCreatorFiles, listFilesByLink, listRecommendedFiles, listViewFiles });
