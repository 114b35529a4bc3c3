import '@boardwalk/ui-kit/tokens.css';
import { Button } from '@boardwalk/ui-kit/Button';
import { Combobox } from '@boardwalk/ui-kit/Combobox';
import { confirmer, ConfirmProvider } from '@boardwalk/ui-kit/Confirm';
import { ContextMenu } from '@boardwalk/ui-kit/ContextMenu';
import { Dialog } from '@boardwalk/ui-kit/Dialog';
import { Menu, MenuItem } from '@boardwalk/ui-kit/Menu';
import { Select } from '@boardwalk/ui-kit/Select';
import { Tabs } from '@boardwalk/ui-kit/Tabs';
import { TextField } from '@boardwalk/ui-kit/TextField';
import { UiProvider } from '@boardwalk/ui-kit/UiProvider';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const SUBJECTS = ['Retrospective', 'Roadmap'].map((label) => ({ value: label, label }));
const ORDERS = ['Newest', 'Hottest'].map((label) => ({ value: label, label }));
const WORDS = { open: 'Open', empty: 'None' };

/** An application whose components are operated by a test, which writes down what they report. */
function Operated() {
  const [reported, setReported] = useState<string[]>([]);
  const [open, setOpen] = useState(false);
  const [order, setOrder] = useState('Newest');
  const [tab, setTab] = useState('works');
  const [title, setTitle] = useState('');
  const report = (line: string) => setReported((lines) => [...lines, line]);
  const ask = async () =>
    report(`asked: ${await confirmer.confirm({ message: 'Delete it?', okLabel: 'Delete it' })}`);
  return (
    <UiProvider>
      <ConfirmProvider
        defaults={{ title: 'Prompt', okLabel: 'Confirm', cancelLabel: 'Keep', closeLabel: 'Close' }}
      >
        <Menu trigger={<Button>File</Button>}>
          <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
        </Menu>
        <ContextMenu label="Plans" trigger={<button type="button">Plans</button>}>
          <MenuItem onSelect={() => void ask()}>Delete</MenuItem>
        </ContextMenu>
        <Select
          label="Order"
          value={order}
          options={ORDERS}
          onValueChange={(next) => {
            setOrder(next);
            report(`order ${next}`);
          }}
        />
        <Combobox
          label="Subject"
          options={SUBJECTS}
          words={WORDS}
          onValueChange={(next) => report(`subject ${next?.label}`)}
        />
        <Tabs
          label="Profile"
          value={tab}
          onValueChange={(next) => {
            setTab(next);
            report(`tab ${next}`);
          }}
          items={[
            { value: 'works', label: 'Works', content: 'All works' },
            { value: 'likes', label: 'Likes', content: 'All likes' },
          ]}
        />
        <Dialog
          open={open}
          onClose={() => {
            setOpen(false);
            report('closed');
          }}
          title="Rename"
          closeLabel="Close"
          footer={<Button onClick={() => report(`renamed ${title}`)}>Save</Button>}
        >
          <TextField label="Name" value={title} onValueChange={setTitle} />
        </Dialog>
        <output>{reported.join('\n')}</output>
      </ConfirmProvider>
    </UiProvider>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Operated />);
