import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type NavigationEntry, NavigationDrawer, NavigationMenu } from './index.ts';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

const play = vi.fn();

const entries: readonly NavigationEntry[] = [
  { id: 'news', label: 'News', href: '#news' },
  {
    id: 'guide',
    label: 'Guide',
    items: [
      { id: 'start', label: 'First steps', href: '#start' },
      {
        id: 'games',
        label: 'Games',
        items: [
          { id: 'slots', label: 'Slots', href: '#slots', current: true },
          { id: 'fishing', label: 'Fishing', href: '#fishing' },
        ],
      },
      { id: 'play', label: 'Play now', onSelect: play },
    ],
  },
];

const bar = () => {
  render(<NavigationMenu entries={entries} label="Site" />);
  return within(screen.getByRole('navigation', { name: 'Site' }));
};

test('renders links, opens a submenu on a press, and then its own submenu', async () => {
  const site = bar();
  expect(site.getByRole('link', { name: 'News' })).toHaveAttribute('href', '#news');
  const guide = site.getByRole('button', { name: 'Guide', expanded: false });
  await userEvent.click(guide);
  expect(guide).toHaveAttribute('aria-expanded', 'true');
  const games = site.getByRole('button', { name: 'Games', expanded: false });
  await userEvent.click(games);
  expect(games).toHaveAttribute('aria-expanded', 'true');
  expect(site.getByRole('link', { name: 'Slots', current: 'page' })).toHaveAttribute('href', '#slots');
});

test('moves the entries that have no room, with their submenus, into one more entry', async () => {
  let room = 311;
  const laidOut = [
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100),
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room),
  ];
  onTestFinished(() => laidOut.forEach((size) => size.mockRestore()));
  const menu = (
    <NavigationMenu entries={[...entries, { id: 'app', label: 'App', href: '#app' }]} label="Site" more="More" />
  );
  const { unmount } = render(menu);
  expect(screen.getByRole('link', { name: 'App' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  unmount();
  room = 310;
  render(menu);
  const site = within(screen.getByRole('navigation', { name: 'Site' }));
  expect(site.getByRole('link', { name: 'News' })).toBeVisible();
  expect(site.queryByRole('link', { name: 'App' })).not.toBeInTheDocument();
  await userEvent.click(site.getByRole('button', { name: 'More' }));
  expect(site.getByRole('link', { name: 'App' })).toBeVisible();
  await userEvent.click(site.getByRole('button', { name: 'Guide' }));
  expect(site.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'News',
    'First steps',
    'Slots',
    'Fishing',
    'App',
  ]);
});

test('enters a submenu by down and its own submenu by right, and leaves them by left and Escape', async () => {
  const site = bar();
  await userEvent.tab();
  expect(site.getByRole('link', { name: 'News' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  const first = await site.findByRole('link', { name: 'First steps' });
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  const games = site.getByRole('button', { name: 'Games' });
  expect(games).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(site.getByRole('link', { name: 'Slots' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(site.getByRole('link', { name: 'Fishing' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(games).toHaveFocus();
  expect(site.queryByRole('link', { name: 'Slots' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(site.getByRole('link', { name: 'Slots' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(site.queryByRole('link', { name: 'Slots' })).not.toBeInTheDocument();
  expect(games).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(site.queryByRole('button', { name: 'Games' })).not.toBeInTheDocument();
  expect(site.getByRole('button', { name: 'Guide' })).toHaveFocus();
});

test('opens under the mouse and stays open on its press', async () => {
  const site = bar();
  const guide = site.getByRole('button', { name: 'Guide' });
  await userEvent.hover(guide);
  await waitFor(() => expect(guide).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.click(guide);
  expect(guide).toHaveAttribute('aria-expanded', 'true');
  await userEvent.hover(site.getByRole('button', { name: 'Games' }));
  expect(await site.findByRole('link', { name: 'Fishing' })).toBeInTheDocument();
  await userEvent.hover(site.getByRole('link', { name: 'First steps' }));
  await waitFor(() => expect(site.queryByRole('link', { name: 'Fishing' })).not.toBeInTheDocument());
});

test('opens and closes on a tap', async () => {
  const site = bar();
  const touch = userEvent.setup();
  const tap = (target: HTMLElement) => touch.pointer({ keys: '[TouchA]', target });
  await tap(site.getByRole('button', { name: 'Guide' }));
  const games = await site.findByRole('button', { name: 'Games' });
  await tap(games);
  expect(games).toHaveAttribute('aria-expanded', 'true');
  await tap(games);
  expect(games).toHaveAttribute('aria-expanded', 'false');
});

test('acts on a choice and closes everything', async () => {
  play.mockClear();
  const site = bar();
  // One mouse makes both presses, so that it leaves the first entry. An entry under the mouse opens again.
  const user = userEvent.setup();
  await user.click(site.getByRole('button', { name: 'Guide' }));
  await user.click(site.getByRole('button', { name: 'Play now' }));
  expect(play).toHaveBeenCalledOnce();
  await waitFor(() => expect(site.queryByRole('button', { name: 'Play now' })).not.toBeInTheDocument());
});

test('draws addresses with the given link component', () => {
  render(
    <NavigationMenu
      entries={[{ id: 'news', label: 'News', href: '/news' }]}
      label="Site"
      linkAs={({ href, children, ...rest }) => (
        <a {...rest} href={`/zh_tw${href ?? ''}`}>
          {children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/zh_tw/news');
});

test('expands the entries in a drawer on a narrow screen, opens the current branch, and closes on a choice', async () => {
  render(
    <NavigationDrawer
      closeLabel="Close"
      entries={entries}
      label="Menu"
      trigger={<button type="button">Burger</button>}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Burger' }));
  const list = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(list.getByRole('link', { name: 'Slots', current: 'page' })).toBeInTheDocument();
  const guide = list.getByRole('button', { name: 'Guide', expanded: true });
  await userEvent.click(guide);
  expect(guide).toHaveAttribute('aria-expanded', 'false');
  expect(list.queryByRole('link', { name: 'Slots' })).not.toBeInTheDocument();
  fireEvent.click(list.getByRole('link', { name: 'News' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
