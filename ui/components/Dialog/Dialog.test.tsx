import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { stubMeasures } from '../../testing/stubMeasures.ts';
import { Menu, MenuItem, MenuSub } from '../Menu/index.ts';
import { AlertDialog, Dialog } from './index.ts';

function Opener({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <Dialog
        closeLabel="Close"
        description="Six digits come by text message."
        dismissible={dismissible}
        onOpenChange={setOpen}
        open={open}
        title="Sign in"
      >
        <input aria-label="Phone" />
      </Dialog>
    </>
  );
}

test('is named and described, traps the focus and returns it', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Sign in' });
  expect(dialog).toHaveAccessibleDescription('Six digits come by text message.');
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('moves the focus to the page’s main part if its opener and everything around it no longer exist', async () => {
  function Vanishing() {
    const [open, setOpen] = useState(false);
    return (
      <main tabIndex={-1}>
        {open ? (
          <AlertDialog
            confirmLabel="OK"
            description="Welcome."
            kind="alert"
            onConfirm={() => setOpen(false)}
            open
            title="Note"
          />
        ) : (
          <button onClick={() => setOpen(true)} type="button">
            Open
          </button>
        )}
      </main>
    );
  }
  render(<Vanishing />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('moves the focus to the part around its opener if the opener no longer exists', async () => {
  function Vanishing() {
    const [asked, setAsked] = useState<'not yet' | 'asking' | 'answered'>('not yet');
    return (
      <main tabIndex={-1}>
        <div aria-label="Chat" role="tabpanel" tabIndex={0}>
          {asked === 'answered' ? null : (
            <button onClick={() => setAsked('asking')} type="button">
              Leave
            </button>
          )}
        </div>
        <AlertDialog
          confirmLabel="OK"
          description="Really?"
          kind="alert"
          onConfirm={() => setAsked('answered')}
          open={asked === 'asking'}
          title="Note"
        />
      </main>
    );
  }
  render(<Vanishing />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Chat' })).toHaveFocus());
});

test('returns the focus to the menu’s button if a menu opened it', async () => {
  stubMeasures();
  function FromMenu() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={<button type="button">More</button>}>
          <MenuSub label="Report">
            <MenuItem onSelect={() => setOpen(true)}>Abuse</MenuItem>
          </MenuSub>
        </Menu>
        <Dialog closeLabel="Close" onOpenChange={setOpen} open={open} title="Report" />
      </>
    );
  }
  render(<FromMenu />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowRight}');
  expect(await screen.findByRole('menuitem', { name: 'Abuse' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Report' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('stays open on Escape if it is not dismissible', async () => {
  render(<Opener dismissible={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('has one answer as an alert, which Escape gives as well', async () => {
  const confirm = vi.fn();
  render(
    <AlertDialog confirmLabel="OK" description="No renames left." kind="alert" onConfirm={confirm} open title="Note" />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Note' })).toHaveAccessibleDescription('No renames left.');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(confirm).toHaveBeenCalledOnce();
});

test('focuses the harmless answer of a question first, and cancels on Escape', async () => {
  const answers = { confirm: vi.fn(), cancel: vi.fn() };
  render(
    <AlertDialog
      cancelLabel="Stay"
      confirmLabel="Leave"
      description="The game closes."
      kind="confirm"
      onCancel={answers.cancel}
      onConfirm={answers.confirm}
      open
      title="Leave?"
      tone="danger"
    />,
  );
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(answers.cancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(answers.confirm).toHaveBeenCalledOnce();
});

test('ignores a second press before the first press has an effect, and accepts a later press', async () => {
  const confirm = vi.fn();
  render(
    <AlertDialog
      cancelLabel="No"
      confirmLabel="Pay"
      description="It costs 20."
      kind="confirm"
      onConfirm={confirm}
      open
      title="Again?"
    />,
  );
  const pay = screen.getByRole('button', { name: 'Pay' });
  fireEvent.click(pay);
  fireEvent.click(pay);
  expect(confirm).toHaveBeenCalledOnce();
  await waitFor(() => {
    fireEvent.click(pay);
    expect(confirm).toHaveBeenCalledTimes(2);
  });
});

test('opens and closes with a trigger, and reports both', async () => {
  const change = vi.fn();
  render(
    <Dialog closeLabel="Close" onOpenChange={change} title="Gift" trigger={<button type="button">Open</button>}>
      <input aria-label="Amount" />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  expect(change.mock.calls).toEqual([[true], [false]]);
});

test('closes an uncontrolled question on either answer, and lets the owner close a controlled one', async () => {
  const confirm = vi.fn();
  const question = (
    <AlertDialog
      cancelLabel="Stay"
      confirmLabel="Leave"
      description="The game closes."
      kind="confirm"
      onConfirm={confirm}
      title="Leave?"
      trigger={<button type="button">Out</button>}
    />
  );
  const { unmount } = render(question);
  await userEvent.click(screen.getByRole('button', { name: 'Out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(confirm).toHaveBeenCalledOnce();
  unmount();
  render(
    <AlertDialog confirmLabel="OK" description="No renames left." kind="alert" onConfirm={confirm} open title="Note" />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('alertdialog', { name: 'Note' })).toBeInTheDocument();
});
