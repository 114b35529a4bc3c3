'use client';

import { Button } from '@boardwalk/ui-kit/Button';
import { Dialog } from '@boardwalk/ui-kit/Dialog';
import { Select } from '@boardwalk/ui-kit/Select';
import { Switch } from '@boardwalk/ui-kit/Switch';
import { useState } from 'react';

const ORDERS = [
  { value: 'hot', label: 'Hot' },
  { value: 'new', label: 'New' },
];

/** The part of the page with a state. */
export function Question() {
  const [open, setOpen] = useState(false);
  const [order, setOrder] = useState('hot');
  return (
    <>
      <Select label="Order" value={order} onValueChange={setOrder} options={ORDERS} />
      <Switch label="Show drafts" />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Title" closeLabel="Close" width={400}>
        Content
      </Dialog>
    </>
  );
}
