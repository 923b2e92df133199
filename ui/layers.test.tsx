import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionSheet } from './components/ActionSheet/index.ts';
import { BottomSheet } from './components/BottomSheet/index.ts';
import { AlertDialog, Dialog } from './components/Dialog/index.ts';
import { Drawer } from './components/Drawer/index.ts';
import { Menu, MenuItem } from './components/Menu/index.ts';
import { Popover } from './components/Popover/index.ts';
import { Select } from './components/Select/index.ts';
import { SpeedDialMenu } from './components/SpeedDial/SpeedDialMenu.tsx';
import { type Layer, LayerContext } from './layers.ts';

beforeEach(
  () =>
    // Popover measures elements, but jsdom has no layout.
    void vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = nothing;
        unobserve = nothing;
        disconnect = nothing;
      },
    ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const opener = <button type="button">open</button>;
type Change = (open: boolean) => void;

/** Every component that opens over a page, open and controlled. */
const layers: Readonly<Record<string, (open: boolean, change: Change) => ReactElement>> = {
  dialog: (open, change) => <Dialog closeLabel="close" onOpenChange={change} open={open} title="Window" />,
  question: (open, change) => (
    <AlertDialog
      cancelLabel="no"
      confirmLabel="yes"
      description="It cannot be undone"
      kind="confirm"
      onConfirm={nothing}
      onOpenChange={change}
      open={open}
      title="Sure?"
    />
  ),
  drawer: (open, change) => (
    <Drawer closeLabel="close" onOpenChange={change} open={open} title="Menu">
      Places
    </Drawer>
  ),
  sheet: (open, change) => (
    <BottomSheet closeLabel="close" onOpenChange={change} open={open} title="Game">
      About
    </BottomSheet>
  ),
  'list of actions': (open, change) => (
    <ActionSheet
      actions={[{ id: 'reply', label: 'Reply', icon: <svg />, onSelect: nothing }]}
      at={{ x: 0, y: 0 }}
      cancelLabel="cancel"
      form="sheet"
      onOpenChange={change}
      open={open}
      title="Message"
    />
  ),
  menu: (open, change) => (
    <Menu onOpenChange={change} open={open} trigger={opener}>
      <MenuItem onSelect={nothing}>Copy</MenuItem>
    </Menu>
  ),
  popover: (open, change) => (
    <Popover onOpenChange={change} open={open} title="Emoji" trigger={opener}>
      Faces
    </Popover>
  ),
  picker: (open, change) => (
    <Select label="State" onOpenChange={change} open={open} options={[{ value: 'all', label: 'All' }]} value="all" />
  ),
  'quick menu': (open, change) => (
    <SpeedDialMenu
      button={{ current: null }}
      byKeyboard={false}
      id="fan"
      items={[{ id: 'chat', label: 'Chat', icon: <svg />, onSelect: nothing }]}
      labelledBy="dial"
      onOpenChange={change}
      open={open}
    />
  ),
};

test.each(Object.keys(layers))(
  'closes a %s on Back, and gives it an entry of the history while it is open',
  async (name) => {
    const change = vi.fn<Change>();
    const closed = vi.fn();
    const opened: Layer[] = [];
    const host = {
      open: (layer: Layer) => {
        opened.push(layer);
        return closed;
      },
    };
    const shown = (open: boolean) => <LayerContext value={host}>{layers[name]?.(open, change)}</LayerContext>;
    const { rerender } = render(shown(true));
    expect(opened.map(({ takesEntry }) => takesEntry)).toEqual([true]);
    act(() => opened[0]?.close());
    expect(change).toHaveBeenLastCalledWith(false);
    expect(closed).not.toHaveBeenCalled();
    rerender(shown(false));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(screen.queryByText('About')).not.toBeInTheDocument();
  },
);
