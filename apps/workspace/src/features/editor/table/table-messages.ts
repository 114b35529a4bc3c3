import { defineMessage, defineMessages } from 'react-intl';

/** Words for what is done in tables: the panel of sizes, menus, the palette, and what is said of a cell. */
export const tableWords = {
  ...defineMessages({
    group: { id: 'table.group', defaultMessage: 'Tables', description: 'Group of commands' },
    rows: { id: 'table.rows', defaultMessage: 'Rows', description: 'Field: how many rows a table has' },
    columns: {
      id: 'table.columns',
      defaultMessage: 'Columns',
      description: 'Field: how many columns a table has',
    },
    insert: {
      id: 'table.insert',
      defaultMessage: 'Add table',
      description: 'Button: adds a table of this size',
    },
    rowAbove: { id: 'table.rowAbove', defaultMessage: 'Add row above', description: 'Menu and shortcut' },
    rowBelow: { id: 'table.rowBelow', defaultMessage: 'Add row below', description: 'Menu and shortcut' },
    columnBefore: {
      id: 'table.columnBefore',
      defaultMessage: 'Add column to the left',
      description: 'Menu and shortcut',
    },
    columnAfter: {
      id: 'table.columnAfter',
      defaultMessage: 'Add column to the right',
      description: 'Menu and shortcut',
    },
    rowUp: { id: 'table.rowUp', defaultMessage: 'Move row up', description: 'Command and shortcut' },
    rowDown: { id: 'table.rowDown', defaultMessage: 'Move row down', description: 'Command and shortcut' },
    columnLeft: {
      id: 'table.columnLeft',
      defaultMessage: 'Move column left',
      description: 'Command and shortcut',
    },
    columnRight: {
      id: 'table.columnRight',
      defaultMessage: 'Move column right',
      description: 'Command and shortcut',
    },
    deleteRow: { id: 'table.deleteRow', defaultMessage: 'Delete row', description: 'Menu and shortcut' },
    deleteColumn: {
      id: 'table.deleteColumn',
      defaultMessage: 'Delete column',
      description: 'Menu and shortcut',
    },
    headerRow: {
      id: 'table.headerRow',
      defaultMessage: 'Header row',
      description: 'Menu: whether the first row of a table names its columns',
    },
    selectRow: {
      id: 'table.selectRow',
      defaultMessage: 'Select row',
      description: 'Menu and shortcut: all cells of the row of the chosen cell',
    },
    selectColumn: {
      id: 'table.selectColumn',
      defaultMessage: 'Select column',
      description: 'Menu and shortcut: all cells of the column of the chosen cell',
    },
    selectCells: {
      id: 'table.selectCells',
      defaultMessage: 'Select all cells',
      description: 'Menu: all cells of the table',
    },
    clearLooks: {
      id: 'table.clearLooks',
      defaultMessage: 'Clear cell formatting',
      description: 'Menu: the chosen cells look as their table does again',
    },
    chooseRange: {
      id: 'table.chooseRange',
      defaultMessage: 'Select several cells',
      description: 'Shortcut: Shift and arrows in a table',
    },
    tableToNotes: {
      id: 'table.toNotes',
      defaultMessage: 'Turn into sticky notes',
      description: 'Menu: puts a sticky note for every cell in the place of a table',
    },
    walkCells: {
      id: 'table.walkCells',
      defaultMessage: 'Go from cell to cell',
      description: 'Shortcut: arrows, Tab and Enter in a table',
    },
  }),
  sizeOf: defineMessage<{ rows: number; columns: number }>({
    id: 'table.sizeOf',
    defaultMessage: '{rows, number} × {columns, number}',
    description: 'The size of a table that is about to be added: rows and columns',
  }),
  cell: defineMessage<{ row: number; column: number; text: string }>({
    id: 'table.cell',
    defaultMessage: 'Row {row, number}, column {column, number}: {text}',
    description: 'Said of the chosen cell of a table',
  }),
  cells: defineMessage<{
    count: number;
    fromRow: number;
    toRow: number;
    fromColumn: number;
    toColumn: number;
  }>({
    id: 'table.cells',
    defaultMessage:
      '{count, plural, one {# cell} other {# cells}} selected: row {fromRow, number}, column {fromColumn, number} to row {toRow, number}, column {toColumn, number}',
    description: 'Said of a range of chosen cells of a table',
  }),
  wholeRows: defineMessage<{ count: number; from: number; to: number }>({
    id: 'table.wholeRows',
    defaultMessage:
      '{count, plural, =1 {Row {from, number} selected} other {Rows {from, number} to {to, number} selected}}',
    description: 'Said when all cells of one or several rows of a table are chosen',
  }),
  wholeColumns: defineMessage<{ count: number; from: number; to: number }>({
    id: 'table.wholeColumns',
    defaultMessage:
      '{count, plural, =1 {Column {from, number} selected} other {Columns {from, number} to {to, number} selected}}',
    description: 'Said when all cells of one or several columns of a table are chosen',
  }),
  allCells: defineMessage<{ count: number }>({
    id: 'table.allCells',
    defaultMessage: 'All {count, plural, one {# cell} other {# cells}} selected',
    description: 'Said when all cells of a table are chosen',
  }),
  emptyCell: defineMessage<{ row: number; column: number }>({
    id: 'table.emptyCell',
    defaultMessage: 'Row {row, number}, column {column, number}, empty',
    description: 'Said of the chosen cell of a table that has no text',
  }),
};
