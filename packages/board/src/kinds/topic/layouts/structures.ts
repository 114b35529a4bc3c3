import type { TopicStructure } from '../../../document/topicStructure.ts';
import { column } from './column.ts';
import { fishbone, rib } from './fishbone.ts';
import { orgChart } from './orgChart.ts';
import { sideways } from './sideways.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';
import type { StructureLayout } from './topicNode.ts';

/** How what is below topics is laid out, by structure. */
export const STRUCTURES: Readonly<Record<TopicStructure, StructureLayout>> = {
  right: sideways,
  left: sideways,
  both: sideways,
  down: orgChart,
  tree: column,
  timeline,
  fishbone,
  rib,
  table,
};
