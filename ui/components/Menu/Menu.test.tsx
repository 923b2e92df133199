import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  Menu,
  MenuCheckboxItem,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
} from './index.ts';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = (): void => undefined;
});

const answers = { gift: vi.fn(), block: vi.fn(), mute: vi.fn(), sort: vi.fn(), report: vi.fn() };

const show = () => {
  for (const answer of Object.values(answers)) answer.mockClear();
  render(
    <Menu trigger={<button type="button">Tiger</button>}>
      <MenuGroup label="Player">
        <MenuItem onSelect={answers.gift} shortcut="G">
          Send a gift
        </MenuItem>
        <MenuItem disabled onSelect={answers.gift}>
          Invite
        </MenuItem>
        <MenuCheckboxItem onCheckedChange={answers.mute}>Mute</MenuCheckboxItem>
      </MenuGroup>
      <MenuRadioGroup defaultValue="new" label="Sort" onValueChange={answers.sort}>
        <MenuRadioItem value="new">Newest</MenuRadioItem>
        <MenuRadioItem value="old">Oldest</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSub label="Report">
        <MenuItem onSelect={answers.report}>Trading accounts</MenuItem>
        <MenuItem onSelect={answers.report}>Abuse</MenuItem>
      </MenuSub>
      <MenuSeparator />
      <MenuItem onSelect={answers.block} tone="danger">
        Block
      </MenuItem>
    </Menu>,
  );
};

test('opens on its first item by keyboard, skips disabled items, acts and returns the focus', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Tiger' })).toBeInTheDocument();
  const gift = screen.getByRole('menuitem', { name: 'Send a gift' });
  expect(gift).toHaveFocus();
  expect(gift).toHaveAttribute('aria-keyshortcuts', 'G');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Mute' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Block' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(answers.block).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tiger' })).toHaveFocus());
});

test('keeps the state of choices, stays open, and names groups', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Tiger' }));
  expect(screen.getByRole('group', { name: 'Player' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Mute', checked: false }));
  expect(answers.mute).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('menuitemcheckbox', { name: 'Mute', checked: true })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Sort' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Oldest', checked: false }));
  expect(answers.sort).toHaveBeenCalledExactlyOnceWith('old');
  expect(screen.getByRole('menuitemradio', { name: 'Newest', checked: false })).toBeInTheDocument();
});

test('enters and leaves a submenu by right and left', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Tiger' }));
  await userEvent.keyboard('{ArrowDown}r');
  const report = screen.getByRole('menuitem', { name: 'Report' });
  await waitFor(() => expect(report).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Trading accounts' })).toHaveFocus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(report).toHaveFocus();
  expect(screen.queryByRole('menuitem', { name: 'Abuse' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(answers.report).toHaveBeenCalledOnce();
});
