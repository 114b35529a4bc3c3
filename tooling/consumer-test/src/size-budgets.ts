/** What an application may carry for the client of the API, after gzip, openapi-fetch included. */
export const CLIENT_BUDGETS: readonly {
  readonly what: string;
  readonly code: string;
  readonly bytes: number;
}[] = [
  {
    what: 'three methods of two areas',
    code: `import { createAreaClient } from '@boardwalk/api-client';
      import { files, search } from '@boardwalk/api-client/areas';
      const client = createAreaClient({ baseUrl: '/api' }, { files, search });
      void [client.files.countFiles(), client.files.fileExists({ path: { file_key: 'k' } }), client.search.searchFiles()];`,
    bytes: 6_300,
  },
  {
    // Its table names each operation of the contract: it grows by some 15 bytes with every one.
    what: 'every operation and a session',
    code: `import { createSessionClient } from '@boardwalk/api-client';
      export const { client, tokens } = createSessionClient({ baseUrl: '/api', onSignInRequired: () => undefined });`,
    bytes: 11_300,
  },
];

/**
 * What an application may fetch at once for one entry of the kit with all its exports: scripts and styles after gzip,
 * without React. A tenth above what was measured when they were set: growth is a decision, not an accident.
 */
export const SIZE_BUDGETS: Readonly<Record<string, number>> = {
  '.': 152_000,
  // Since it was set: tooltips by a long press.
  Alert: 8_400,
  Autocomplete: 11_500,
  Avatar: 1_400,
  Badge: 1_300,
  Button: 3_900,
  Card: 3_200,
  CardGrid: 1_000,
  Carousel: 8_900,
  Checkbox: 4_500,
  Chip: 3_500,
  Clipboard: 400,
  ColorPicker: 3_900,
  Combobox: 64_600,
  CommandPalette: 4_700,
  CommentThread: 10_100,
  Confirm: 6_700,
  ContextMenu: 4_800,
  Dialog: 3_200,
  Drawer: 2_900,
  EmptyState: 1_300,
  ErrorState: 6_600,
  // A dialog whose code does not come is over, too, for those who wait for its end.
  FrameDialog: 3_950,
  IconButton: 5_200,
  Image: 3_800,
  ImageUpload: 13_600,
  InfiniteGrid: 18_700,
  Link: 5_200,
  LoadMore: 4_500,
  Logo: 1_300,
  LongList: 2_000,
  LostCode: 600,
  // Its parts are fetched with a sign of waiting since it was set.
  Menu: 4_700,
  MultiSelect: 65_000,
  NumberField: 2_600,
  Popover: 4_500,
  PriceInput: 17_800,
  Progress: 1_400,
  // 100 bytes of it are the mark of a required group.
  RadioGroup: 2_400,
  SearchField: 8_800,
  Select: 4_800,
  Skeleton: 1_400,
  SkipLink: 1_000,
  Spinner: 1_200,
  Stepper: 4_500,
  Switch: 1_900,
  // 900 bytes of it keep thousands of rows out of the page; what finds out which comes when there are many.
  Table: 8_400,
  Tabs: 3_700,
  TagInput: 5_200,
  TemplateCard: 4_000,
  TextArea: 2_400,
  TextField: 2_300,
  Theme: 400,
  Toast: 3_300,
  Tooltip: 4_100,
  Tree: 21_500,
  UiProvider: 700,
  VirtualList: 12_900,
  VisuallyHidden: 2_700,
};
