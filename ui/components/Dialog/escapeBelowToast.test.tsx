import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { stubMeasures } from '../../testing/stubMeasures.ts';
import { ActionSheet } from '../ActionSheet/index.ts';
import { BottomSheet } from '../BottomSheet/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { ToastProvider, useToast } from '../Toast/index.ts';
import { AlertDialog, Dialog } from './index.ts';

beforeAll(async () => {
  stubMeasures();
  await import('../Toast/ToastList.tsx');
});

interface Shown {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

const windows: Record<string, (props: Shown) => ReactNode> = {
  dialog: (props) => <Dialog {...props} closeLabel="Close" title="Club" />,
  'alert dialog': ({ open, onOpenChange, children }) => (
    <AlertDialog
      cancelLabel="Cancel"
      confirmLabel="Leave"
      description={children}
      kind="confirm"
      onConfirm={() => undefined}
      onOpenChange={onOpenChange}
      open={open}
      title="Club"
    />
  ),
  drawer: (props) => <Drawer {...props} closeLabel="Close" title="Club" />,
  'bottom sheet': (props) => <BottomSheet {...props} closeLabel="Close" title="Club" />,
  'action sheet': ({ children, ...props }) => (
    <ActionSheet
      {...props}
      actions={[]}
      at={{ x: 0, y: 0 }}
      cancelLabel="Cancel"
      form="sheet"
      preview={children}
      title="Club"
    />
  ),
};

function Copy(): ReactNode {
  const show = useToast();
  return (
    <button
      onClick={() => show({ text: 'Copied', action: { label: 'Undo', altText: 'Undo', onPress: () => undefined } })}
      type="button"
    >
      Copy
    </button>
  );
}

function Page({ name, dismissible = true }: { name: string; dismissible?: boolean }): ReactNode {
  const [open, setOpen] = useState(true);
  const Window = windows[name];
  const shown = { open, onOpenChange: setOpen, children: <Copy /> };
  return (
    <ToastProvider label="Notices">
      {dismissible && Window ? <Window {...shown} /> : <Dialog {...shown} dismissible={false} title="Club" />}
    </ToastProvider>
  );
}

const isShown = (): boolean => screen.queryByText('Club') !== null;

test.each(Object.keys(windows))('closes the %s below a newer toast on Escape, and leaves the toast', async (name) => {
  render(<Page name={name} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Undo')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(isShown()).toBe(false));
  expect(screen.getByText('Undo')).toBeVisible();
});

test('leaves a dialog that needs an answer open below a toast on Escape', async () => {
  render(<Page dismissible={false} name="dialog" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Undo')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(isShown()).toBe(true);
});

test('removes the focused toast on Escape', async () => {
  render(<Page name="dialog" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  const undo = await screen.findByText('Undo');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(isShown()).toBe(false));
  undo.focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
});
