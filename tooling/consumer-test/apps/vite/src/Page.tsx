import { Button } from '@boardwalk/ui-kit/Button';
import { ChipLink } from '@boardwalk/ui-kit/Chip';
import { Checkbox } from '@boardwalk/ui-kit/Checkbox';
import { Dialog } from '@boardwalk/ui-kit/Dialog';
import { EmptyState } from '@boardwalk/ui-kit/EmptyState';
import { RadioGroup } from '@boardwalk/ui-kit/RadioGroup';
import { Select } from '@boardwalk/ui-kit/Select';
import { Tabs } from '@boardwalk/ui-kit/Tabs';
import { TemplateCard } from '@boardwalk/ui-kit/TemplateCard';
import { TextArea } from '@boardwalk/ui-kit/TextArea';
import { TextField } from '@boardwalk/ui-kit/TextField';
import { UiProvider } from '@boardwalk/ui-kit/UiProvider';
import { useState } from 'react';

const nothing = () => undefined;

/** What an application elsewhere may look like: text of its own, and components of the kit between it. */
export function Page() {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <h1 id="heading">Heading of the application</h1>
      <ul id="list">
        <li>Entry</li>
      </ul>
      <p>
        Text <img id="picture" alt="" width="8" height="8" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />
      </p>
      <div id="kit">
        <Button variant="primary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <ChipLink href="#list">Link</ChipLink>
        <Checkbox label="Agree" checked onCheckedChange={nothing} />
        <EmptyState title="Nothing here" description="Make something." />
        <RadioGroup
          label="Price"
          value="free"
          onValueChange={nothing}
          options={[
            { value: 'free', label: 'Free' },
            { value: 'paid', label: 'Paid' },
          ]}
        />
        <Select
          label="Order"
          value="hot"
          onValueChange={nothing}
          options={[{ value: 'hot', label: 'Hot' }]}
        />
        <Tabs
          label="Profile"
          value="works"
          onValueChange={nothing}
          items={[{ value: 'works', label: 'Works', content: 'All works' }]}
        />
        <TemplateCard title="Retrospective" href="#file" cover={<span>Cover</span>} />
        <TextArea label="Description" value="" onValueChange={nothing} />
        <TextField label="Title" defaultValue="Plan" />
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Title" closeLabel="Close" width={400}>
        Content
      </Dialog>
    </UiProvider>
  );
}
