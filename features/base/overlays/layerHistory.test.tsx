import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { GuardedRouter } from '../leave-guard/index.ts';
import { Link, useLocation, useNavigate } from '../routing/index.ts';

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
            navigate('/rank');
          }}
          type="button"
        >
          {`leave ${name}`}
        </button>
        <button onClick={() => navigate('/store?kind=gold', { replace: true })} type="button">
          {`mark ${name}`}
        </button>
        <button
          onClick={() => {
            setOpen(false);
            navigate('/store?kind=gold', { replace: true });
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

test('closes the topmost layer on Back, then the next, then leaves the page', async () => {
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

test('removes the entry of a layer that its own control closes: Back leaves the page', async () => {
  await press('open lower');
  await press('close lower');
  await settle(0);
  await waitFor(() => expect(window.history.state).not.toHaveProperty('usr.layer'));
  window.history.back();
  expect(await screen.findByText('at /')).toBeVisible();
});

test('changes nothing on Forward', async () => {
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
  // Skips the entry of the closed layer.
  window.history.back();
  expect(await screen.findByText('at /')).toBeVisible();
});

test('returns below the layer with one Back after a link from a layer to another page', async () => {
  await press('open lower');
  await settle(1);
  await press('leave lower');
  await screen.findByText('at /rank');
  await settle(0);
  window.history.back();
  expect(await screen.findByText('at /store')).toBeVisible();
  expect(opened()).toEqual([]);
});

test('adds no entry for a choice in a layer that replaces the address', async () => {
  await press('open lower');
  await settle(1);
  await press('choose in lower');
  expect(await screen.findByText('at /store?kind=gold')).toBeVisible();
  await settle(0);
  window.history.back();
  expect(await screen.findByText('at /')).toBeVisible();
});

test('keeps such a choice on Forward', async () => {
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

test('closes layers one by one on Back after the address under them was replaced', async () => {
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
