import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Row } from '../../testing/StoryLayout.tsx';
import { PARAGRAPHS } from '../../testing/words.ts';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { createToaster, ToastType, type Toaster } from './toaster.ts';

const TEXTS: Record<ToastType, string> = {
  none: 'Signed out',
  info: 'A new version of this board is available',
  success: 'Copied to your boards',
  warn: 'Choose a file first',
  error: 'The board could not be copied. Try again.',
  loading: 'Copying the board…',
};

/** A page with a toaster of its own that shows `initial` at once. */
function Page({ initial }: { initial: (toaster: Toaster) => void }) {
  const [toaster] = useState(createToaster);
  useEffect(() => {
    initial(toaster);
    return () => toaster.close();
  }, [initial, toaster]);
  return (
    <ToastProvider toaster={toaster} regionLabel="Notifications" closeLabel="Close">
      <div style={{ paddingTop: 360 }}>
        <Row>
          {Object.values(ToastType).map((type) => (
            <Button key={type} onClick={() => toaster.show(type, TEXTS[type])}>
              {type}
            </Button>
          ))}
        </Row>
      </div>
    </ToastProvider>
  );
}

const meta = {
  component: Page,
  // Floats over the page: on a page of documentation each story has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { initial: (_toaster: Toaster): void => undefined },
  argTypes: { initial: { control: false } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { initial: (toaster) => void toaster.success(TEXTS.success, { duration: 0 }) },
};

export const Playground: Story = {};

export const AllTypes: Story = {
  args: {
    initial: (toaster) => {
      for (const type of Object.values(ToastType).slice(1)) toaster.show(type, TEXTS[type], { duration: 0 });
    },
  },
};

export const Dark: Story = { ...AllTypes, globals: { theme: 'dark' } };

export const WithAction: Story = {
  args: {
    initial: (toaster) => {
      toaster.info('Added to your collection', {
        duration: 0,
        action: { label: 'Undo', onClick: () => undefined },
      });
    },
  },
};

export const LongText: Story = {
  args: {
    initial: (toaster) => {
      toaster.error(PARAGRAPHS['es-ES'], { duration: 0 });
      toaster.info(PARAGRAPHS['zh-CN'], { duration: 0 });
    },
  },
};

export const RichContent: Story = {
  args: {
    initial: (toaster) => {
      toaster.success('Copied to your boards', {
        duration: 0,
        description: (
          <>
            It stands in <a href="#drafts">Drafts</a>, named after the template.
          </>
        ),
        action: { label: 'Open', onClick: () => undefined },
      });
    },
  },
};

/** Turns into its outcome by itself. */
export const PromiseToast: Story = {
  args: {
    initial: (toaster) => {
      void toaster.promise(new Promise((resolve) => setTimeout(resolve, 800)), {
        loading: 'Copying the board…',
        success: () => ({ text: 'Copied to your boards', duration: 0 }),
        error: 'The board could not be copied. Try again.',
      });
    },
  },
};

export const RightToLeft: Story = {
  ...WithAction,
  globals: { direction: 'rtl' },
};

export const Japanese: Story = {
  globals: { lang: 'ja-JP' },
  args: {
    initial: (toaster) => {
      toaster.success('マイボードにコピーしました', {
        duration: 0,
        action: { label: '元に戻す', onClick: () => undefined },
      });
      toaster.error(PARAGRAPHS['ja-JP'], { duration: 0 });
    },
  },
};
