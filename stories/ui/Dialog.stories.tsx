import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, LogOut, MonitorX } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { AlertDialog, Dialog } from '#ui/components/Dialog/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useWords } from './words.ts';

const meta = { title: 'Overlays/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;

export const Plain: StoryObj = {
  render: function Plain() {
    const words = useWords();
    const [open, setOpen] = useState(true);
    const [phone, setPhone] = useState('0900000001');
    return (
      <>
        <Button onClick={() => setOpen(true)}>{words.phone}</Button>
        <Dialog
          actions={<Button>{words.confirm}</Button>}
          closeLabel={words.close}
          description={words.phoneHint}
          onOpenChange={setOpen}
          open={open}
          title={words.phone}
        >
          <TextField label={words.phone} onValueChange={setPhone} type="tel" value={phone} />
        </Dialog>
      </>
    );
  },
};

export const AgeGate: StoryObj = {
  render: function AgeGate() {
    const words = useWords();
    return (
      <Dialog
        actions={
          <>
            <Button variant="secondary">{words.cancel}</Button>
            <Button>{words.confirm}</Button>
          </>
        }
        description={words.ageText}
        dismissible={false}
        onOpenChange={() => undefined}
        open
        title={words.ageTitle}
      />
    );
  },
};

export const Alert: StoryObj = {
  render: function Alert() {
    const words = useWords();
    return (
      <AlertDialog
        confirmLabel={words.confirm}
        description={words.renameLimit}
        icon={<Info size={28} />}
        kind="alert"
        onConfirm={() => undefined}
        open
        title={words.reminder}
      />
    );
  },
};

export const Confirm: StoryObj = {
  render: function Confirm() {
    const words = useWords();
    const [open, setOpen] = useState(false);
    return (
      <Inline>
        <Button onClick={() => setOpen(true)}>{words.close}</Button>
        <AlertDialog
          cancelLabel={words.cancel}
          confirmLabel={words.confirm}
          description={words.leaveText}
          icon={<LogOut size={28} />}
          kind="confirm"
          onCancel={() => setOpen(false)}
          onConfirm={() => setOpen(false)}
          open={open}
          title={words.leaveTitle}
          tone="warning"
        />
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    const [safest] = Array.from(dialog.querySelectorAll('button'));
    await expect(safest).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await waitFor(async () => {
      await expect(opener).toHaveFocus();
    });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
  },
};

export const Danger: StoryObj = {
  render: function Danger() {
    const words = useWords();
    return (
      <AlertDialog
        cancelLabel={words.cancel}
        confirmLabel={words.remove}
        description={words.leaveText}
        icon={<MonitorX size={28} />}
        kind="confirm"
        onCancel={() => undefined}
        onConfirm={() => undefined}
        open
        title={words.leaveTitle}
        tone="danger"
      />
    );
  },
};
