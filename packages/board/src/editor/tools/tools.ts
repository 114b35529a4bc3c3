import { Registry } from '../../registry.ts';
import { frameTool, shapeTool, stickyTool, textTool } from './boxTool.ts';
import { connectorTool } from './connectorTool.ts';
import { eraserTool } from './eraserTool.ts';
import { handTool } from './handTool.ts';
import { highlighterTool } from './highlighterTool.ts';
import { penTool } from './penTool.ts';
import { selectTool } from './selectTool.ts';
import type { Tool } from './tool.ts';
import { topicTool } from './topicTool.ts';

/** Every tool, in the order in which bars and lists show them. */
export const tools = new Registry<Tool>(
  ({ id }) => id,
  [
    selectTool,
    handTool,
    stickyTool,
    textTool,
    shapeTool,
    connectorTool,
    topicTool,
    frameTool,
    penTool,
    highlighterTool,
    eraserTool,
  ],
);

/** The tool of an id; selecting when there is none. */
export const toolOf = (id: string): Tool => tools.get(id) ?? selectTool;
