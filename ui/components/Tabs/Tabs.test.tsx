import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';

function Channels({ activation = 'automatic' }: { activation?: 'automatic' | 'manual' }) {
  const [value, setValue] = useState('public');
  return (
    <Tabs activation={activation} onValueChange={setValue} value={value}>
      <TabList label="Channels">
        <Tab value="public">Public</Tab>
        <Tab disabled value="live">
          Live
        </Tab>
        <Tab unread={{ count: 120, label: '120 unread' }} value="private">
          Private
        </Tab>
      </TabList>
      <TabPanel value="public">Everyone</TabPanel>
      <TabPanel value="live">Room</TabPanel>
      <TabPanel value="private">Friends</TabPanel>
    </Tabs>
  );
}

test('opens the next enabled tab by arrows and wraps around', async () => {
  render(<Channels />);
  expect(screen.getByRole('tablist', { name: 'Channels' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Private/u })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Friends');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Everyone');
});

test('opens a tab only on Enter if opening is expensive', async () => {
  render(<Channels activation="manual" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Public/u })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: /Private/u })).toHaveAttribute('aria-selected', 'true');
});

test('shortens unread counts on the screen and exposes them in full', () => {
  render(<Channels />);
  const tab = screen.getByRole('tab', { name: /Private/u });
  expect(tab).toHaveAccessibleName('Private 120 unread');
  expect(tab).toHaveTextContent('99+');
});

test('starts at its default if it is uncontrolled, and reports changes', async () => {
  const change = vi.fn();
  render(
    <Tabs defaultValue="gems" onValueChange={change}>
      <TabList label="Wallet" variant="segmented">
        <Tab value="gold">Gold</Tab>
        <Tab value="gems">Gems</Tab>
      </TabList>
      <TabPanel keepMounted value="gold">
        Coins
      </TabPanel>
      <TabPanel value="gems">Stones</TabPanel>
    </Tabs>,
  );
  expect(screen.getByRole('tabpanel', { name: 'Gems' })).toHaveTextContent('Stones');
  expect(screen.getByText('Coins')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Gold' }));
  expect(screen.getByRole('tab', { name: 'Gold', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Gold' })).toHaveTextContent('Coins');
  expect(change).toHaveBeenCalledExactlyOnceWith('gold');
});

test('scrolls the open tab into view in a row that does not fit', () => {
  const places: Readonly<Record<string, readonly [left: number, right: number]>> = {
    'tabs-list': [0, 300],
    'tabs-tab': [260, 360],
  };
  const laidOut = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, right] = places[this.getAttribute('data-part') ?? ''] ?? [0, 0];
    return new DOMRect(left, 0, right - left, 44);
  });
  onTestFinished(() => laidOut.mockRestore());
  render(
    <Tabs defaultValue="computer">
      <TabList label="Device">
        <Tab value="computer">Computer</Tab>
      </TabList>
    </Tabs>,
  );
  expect(screen.getByRole('tablist').scrollLeft).toBe(84);
});
