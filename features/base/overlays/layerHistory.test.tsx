import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { GuardedRouter } from '../leave-guard/index.ts';

function Window({ name, children }: { name: string; children?: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">{`open ${name}`}</button>
      <Dialog closeLabel={`close ${name}`} onOpenChange={setOpen} open={open} title={name}>
        {children}
        <button
          onClick={() => {
            setOpen(false);
            void navigate('/rank');
          }}
          type="button"
        >
          {`leave ${name}`}
        </button>
        <button onClick={() => void navigate('/store?kind=gold', { replace: true })} type="button">
          {`mark ${name}`}
        </button>
        <button
          onClick={() => {
            setOpen(false);
            void navigate('/store?kind=gold', { replace: true });
          }}
          type="button"
        >
          {`choose in ${name}`}
        </button>
      </Dialog>
    </>
  );
}

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="/store">store</Link>
      <Window name="lower">
        <Window name="upper" />
      </Window>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const opened = () =>
  screen.queryAllByRole('dialog', { hidden: true }).map((one) => one.getAttribute('aria-labelledby'));
const settle = (count: number) => waitFor(() => expect(opened()).toHaveLength(count));

beforeEach(async () => {
  window.history.replaceState(null, '', '/');
  render(
    <GuardedRouter>
      <Page />
    </GuardedRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'store' }));
  await screen.findByText('at /store');
});

test('the way back closes the topmost layer, then the next, then leaves the page', async () => {
  await press('open lower');
  await settle(1);
  await press('open upper');
  await settle(2);
  window.history.back();
  await settle(1);
  expect(screen.getByRole('dialog', { name: 'lower' })).toBeVisible();
  window.history.back();
  await settle(0);
  expect(screen.getByText('at /store')).toBeVisible();
  window.history.back();
  expect(await screen.findByText('at /')).toBeVisible();
});

test('a layer closed by its own control takes its entry back: one step leaves the page', async () => {
  await press('open lower');
  await press('close lower');
  await settle(0);
  await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.layer'));
  window.history.back();
  expect(await screen.findByText('at /')).toBeVisible();
});

test('the way forward opens nothing and harms nothing', async () => {
  await press('open lower');
  await settle(1);
  window.history.back();
  await settle(0);
  window.history.forward();
  await waitFor(() => expect(window.history.state).toHaveProperty('usr.layer'));
  expect(opened()).toEqual([]);
  await press('open lower');
  await settle(1);
  window.history.back();
  await settle(0);
  expect(screen.getByText('at /store')).toBeVisible();
  // The entry that is no layer's any more is passed by.
  window.history.back();
  expect(await screen.findByText('at /')).toBeVisible();
});

test('who goes to another page from a layer is led back by one step to the page below it', async () => {
  await press('open lower');
  await settle(1);
  await press('leave lower');
  await screen.findByText('at /rank');
  await settle(0);
  window.history.back();
  expect(await screen.findByText('at /store')).toBeVisible();
  expect(opened()).toEqual([]);
});

test('a choice in a layer that replaces the address leaves no step behind: one step leaves the page', async () => {
  await press('open lower');
  await settle(1);
  await press('choose in lower');
  expect(await screen.findByText('at /store?kind=gold')).toBeVisible();
  await settle(0);
  window.history.back();
  expect(await screen.findByText('at /')).toBeVisible();
});

test('the way forward after such a choice keeps it', async () => {
  await press('open lower');
  await settle(1);
  await press('choose in lower');
  expect(await screen.findByText('at /store?kind=gold')).toBeVisible();
  await settle(0);
  window.history.forward();
  await waitFor(() => expect(window.history.state).toHaveProperty('usr.layer'));
  await waitFor(() => expect(window.location.search).toBe('?kind=gold'));
  expect(screen.getByText('at /store?kind=gold')).toBeVisible();
  window.history.back();
  await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.layer'));
  expect(screen.getByText('at /store?kind=gold')).toBeVisible();
  window.history.back();
  expect(await screen.findByText('at /')).toBeVisible();
});

test('who replaces the address under open layers closes them one by one, and then leaves the page', async () => {
  await press('open lower');
  await settle(1);
  await press('open upper');
  await settle(2);
  await press('mark upper');
  expect(await screen.findByText('at /store?kind=gold')).toBeInTheDocument();
  await waitFor(() => expect(window.history.state).toHaveProperty('usr.layer'));
  expect(opened()).toHaveLength(2);
  window.history.back();
  await settle(1);
  window.history.back();
  await settle(0);
  expect(screen.getByText('at /store?kind=gold')).toBeVisible();
  window.history.back();
  expect(await screen.findByText('at /')).toBeVisible();
});
