import { defineMessage, defineMessages } from 'react-intl';

/** Words for tables that the bar of tools and notices show. */
export const tableMessages = {
  ...defineMessages({
    tool: { id: 'table.tool', defaultMessage: 'Table', description: 'Tool: adds a table' },
    size: {
      id: 'table.size',
      defaultMessage: 'Size of the table',
      description: 'Panel: how many rows and columns a new table has',
    },
  }),
  full: defineMessage<{ rows: number; columns: number; cells: number }>({
    id: 'table.full',
    defaultMessage:
      'This table is full. It holds at most {rows, number} rows, {columns, number} columns and {cells, number} cells.',
    description: 'Notice: rows, columns or cells were not added',
  }),
};
