import { defineArea } from '../../api/handler.ts';
import { listAnalyticsCounts } from './listAnalyticsCounts.ts';
import { recordAnalyticsEvents } from './recordAnalyticsEvents.ts';

/** How often things are done, of visitors who have agreed to be counted. */
export const analytics = defineArea({ listAnalyticsCounts, recordAnalyticsEvents });
