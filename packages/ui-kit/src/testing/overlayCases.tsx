import type { ReactElement } from 'react';
import {
  Button,
  CommandPalette,
  ContextMenu,
  Dialog,
  Drawer,
  FrameDialog,
  Menu,
  MenuItem,
  Popover,
  Tooltip,
} from '../index.ts';
import type { SharedProps } from './ComponentCase.ts';

const nothing = () => undefined;

/** How something that floats carries what it is given. */
export interface OverlayCase {
  name: string;
  role: 'dialog' | 'menu' | 'tooltip';
  /** Open, where the caller can open it; otherwise a button named “Open” does. */
  render: (shared: SharedProps) => ReactElement;
  opens: 'at once' | 'by click' | 'by hover';
  /** Takes no further attributes, with the reason. */
  closed?: string;
}

/** Every component that draws itself over the page, for the tests all of them must pass. */
export const OVERLAYS: readonly OverlayCase[] = [
  {
    name: 'CommandPalette',
    role: 'dialog',
    opens: 'at once',
    render: (props) => (
      <CommandPalette
        {...props}
        open
        onOpenChange={nothing}
        groups={[]}
        words={{
          title: 'Title',
          placeholder: 'Search',
          close: 'Close',
          recent: 'Recent',
          empty: 'Nothing',
          loading: 'Searching',
          failed: 'Failed',
          retry: 'Again',
        }}
      />
    ),
  },
  {
    name: 'ContextMenu',
    role: 'menu',
    opens: 'at once',
    render: (props) => (
      <ContextMenu {...props} open label="Title" trigger={<button type="button">Area</button>}>
        <MenuItem>Item</MenuItem>
      </ContextMenu>
    ),
  },
  {
    name: 'Dialog',
    role: 'dialog',
    opens: 'at once',
    render: (props) => <Dialog {...props} open onClose={nothing} title="Title" closeLabel="Close" />,
  },
  {
    name: 'Drawer',
    role: 'dialog',
    opens: 'at once',
    render: (props) => <Drawer {...props} open onClose={nothing} title="Title" closeLabel="Close" />,
  },
  {
    name: 'FrameDialog',
    role: 'dialog',
    opens: 'at once',
    render: (props) => (
      <FrameDialog
        {...props}
        open
        onClose={nothing}
        title="Title"
        closeLabel="Close"
        src="about:blank"
        words={{ loading: 'Loading', failed: 'Failed', retry: 'Again' }}
      />
    ),
  },
  {
    name: 'Menu',
    role: 'menu',
    opens: 'by click',
    render: (props) => (
      <Menu {...props} trigger={<Button>Open</Button>}>
        <MenuItem>Item</MenuItem>
      </Menu>
    ),
  },
  {
    name: 'Popover',
    role: 'dialog',
    opens: 'by click',
    render: (props) => (
      <Popover {...props} trigger={<Button>Open</Button>} label="Title">
        Content
      </Popover>
    ),
  },
  {
    name: 'Tooltip',
    role: 'tooltip',
    opens: 'by hover',
    closed: 'a bubble of words; attributes belong on the element it describes',
    render: ({ className }) => (
      <Tooltip content="Title" {...(className === undefined ? {} : { className })}>
        <Button>Open</Button>
      </Tooltip>
    ),
  },
];
