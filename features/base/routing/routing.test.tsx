import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { GuardedRouter } from '../leave-guard/index.ts';
import { createBrowserHistory, createMemoryHistory, type Move } from './history.ts';
import { resolveTo } from './location.ts';
import {
  Link,
  MemoryRouter,
  PageSwitch,
  Redirect,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './index.ts';

beforeEach(() => window.history.replaceState(null, '', '/store'));

function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <output aria-label="address">{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}
const address = () => screen.getByLabelText('address').textContent;

test.each([
  ['/rank', { pathname: '/rank', search: '', hash: '' }],
  ['/rank?tab=week#top', { pathname: '/rank', search: '?tab=week', hash: '#top' }],
  ['?tab=week', { pathname: '/store', search: '?tab=week', hash: '' }],
  ['?', { pathname: '/store', search: '', hash: '' }],
  ['//evil.example/path', { pathname: '/evil.example/path', search: '', hash: '' }],
  ['/\\evil.example', { pathname: '/evil.example', search: '', hash: '' }],
  ['/rank?next=a?b#c#d', { pathname: '/rank', search: '?next=a?b', hash: '#c#d' }],
])('keeps %s within the product', (to, expected) => {
  expect(resolveTo(to, '/store')).toEqual(expected);
});

test('accepts parts of an address without their marks', () => {
  expect(resolveTo({ pathname: '/rank', search: 'tab=week', hash: 'top' }, '/')).toEqual({
    pathname: '/rank',
    search: '?tab=week',
    hash: '#top',
  });
});

test('reports the kind, location and distance of a push and a replacement', () => {
  const history = createBrowserHistory();
  const told: Move[] = [];
  const end = history.listen((move) => told.push(move));
  history.push('/rank?tab=week', { from: 'store' });
  history.replace('?tab=month');
  end();
  history.push('/club');
  expect(told).toMatchObject([
    { action: 'PUSH', delta: 1, location: { pathname: '/rank', search: '?tab=week', state: { from: 'store' } } },
    { action: 'REPLACE', delta: 0, location: { pathname: '/rank', search: '?tab=month', state: null } },
  ]);
  expect(told[0]?.location.key).not.toBe(told[1]?.location.key);
  expect(window.location.pathname).toBe('/club');
});

test('reports the distance of Back and Forward', async () => {
  const history = createBrowserHistory();
  history.push('/rank');
  history.push('/club');
  const listener = vi.fn<(move: Move) => void>();
  const end = history.listen(listener);
  history.go(-2);
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect(listener.mock.lastCall?.[0]).toMatchObject({ action: 'POP', delta: -2, location: { pathname: '/store' } });
  history.go(1);
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  expect(listener.mock.lastCall?.[0]).toMatchObject({ delta: 1, location: { pathname: '/rank' } });
  end();
});

test('reports an unknown distance for an entry that another script added', async () => {
  const history = createBrowserHistory();
  history.push('/rank');
  window.history.pushState('foreign', '', '/club');
  const listener = vi.fn<(move: Move) => void>();
  const end = history.listen(listener);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(listener.mock.lastCall?.[0]).toMatchObject({ delta: null, location: { pathname: '/club', state: null } });
  end();
});

test('keeps a history in memory within its first and last entry', () => {
  const history = createMemoryHistory('/a');
  history.push('/b');
  history.push('/c');
  history.go(-5);
  expect(history.location.pathname).toBe('/a');
  history.push('/d');
  history.go(5);
  expect(history.location.pathname).toBe('/d');
});

test('changes the page by a link without loading the document, and keeps its state', async () => {
  render(
    <MemoryRouter at="/store">
      <Link state={{ from: 'store' }} to="/rank?tab=week#top">
        rank
      </Link>
      <Here />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/rank?tab=week#top');
  await userEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/rank?tab=week#top {"from":"store"}');
});

test.each([
  ['with Control', { ctrlKey: true }, {}],
  ['with Shift', { shiftKey: true }, {}],
  ['by another button', { button: 1 }, {}],
  ['into another window', {}, { target: '_blank' }],
])('leaves a press %s to the browser', (_, event, props) => {
  render(
    <MemoryRouter at="/store">
      <Link to="/rank" {...props}>
        rank
      </Link>
      <Here />
    </MemoryRouter>,
  );
  // jsdom cannot load documents.
  const stop = (click: Event): void => {
    expect(click.defaultPrevented).toBe(false);
    click.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(screen.getByRole('link'), event);
  window.removeEventListener('click', stop);
  expect(address()).toBe('/store null');
});

test.each(['https://example.com/a', 'mailto:support@example.com', '//example.com'])(
  'leaves the product by a link to %s',
  (to) => {
    render(
      <MemoryRouter>
        <Link to={to}>out</Link>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', to);
  },
);

test('finds a page by the protocol’s table, with and without a language, and reads its parameters', () => {
  const Announcement = () => <p>{`announcement ${useParams()['id'] ?? ''}`}</p>;
  const show = (at: string) =>
    render(
      <MemoryRouter at={at}>
        <PageSwitch otherwise={<p>not found</p>} pages={{ '/announcement/:id': <Announcement /> }} />
      </MemoryRouter>,
    );
  show('/announcement/%E5%A4%9C');
  show('/zh_tw/announcement/42/');
  show('/announcement/%E5%A4');
  show('/rank');
  expect(screen.getAllByText(/announcement|not found/).map(({ textContent }) => textContent)).toEqual([
    'announcement 夜',
    'announcement 42',
    'announcement %E5%A4',
    'not found',
  ]);
});

test('replaces the entry of the page that redirects', async () => {
  const Back = () => {
    const navigate = useNavigate();
    return (
      <button onClick={() => navigate(-1)} type="button">
        back
      </button>
    );
  };
  render(
    <MemoryRouter at="/store">
      <Link to="/member">member</Link>
      <PageSwitch otherwise={<Redirect to="/member/info" />} pages={{ '/store': null, '/member/info': null }} />
      <Here />
      <Back />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(address()).toBe('/member/info null'));
  await userEvent.click(screen.getByRole('button'));
  expect(address()).toBe('/store null');
});

test('shows a redirect on the first page', async () => {
  const page = (
    <>
      <PageSwitch otherwise={<Redirect to="/member/info" />} pages={{ '/member/info': null }} />
      <Here />
    </>
  );
  const inMemory = render(<MemoryRouter at="/member">{page}</MemoryRouter>);
  await waitFor(() => expect(address()).toBe('/member/info null'));
  inMemory.unmount();
  window.history.replaceState(null, '', '/member');
  render(<GuardedRouter>{page}</GuardedRouter>);
  await waitFor(() => expect(address()).toBe('/member/info null'));
});

test('applies a change of the query to the rendered page, not to the target of a redirect', async () => {
  const Leaving = () => {
    const [, setParameters] = useSearchParams();
    const navigate = useNavigate();
    const leave = () => {
      navigate('/rank', { replace: true });
      setParameters(() => new URLSearchParams({ step: '1' }));
    };
    return (
      <button onClick={leave} type="button">
        leave
      </button>
    );
  };
  render(
    <MemoryRouter at="/signIn?step=0">
      <Leaving />
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(address()).toBe('/signIn?step=1 null');
});

test('reads and changes the query, and keeps the path', async () => {
  const Tabs = () => {
    const [parameters, setParameters] = useSearchParams();
    const choose = () =>
      setParameters((before) => {
        before.set('tab', 'month');
        return before;
      });
    return (
      <button onClick={choose} type="button">
        {parameters.get('tab')}
      </button>
    );
  };
  render(
    <MemoryRouter at="/rank?tab=week&page=2#top">
      <Tabs />
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'week' }));
  expect(screen.getByRole('button')).toHaveTextContent('month');
  expect(address()).toBe('/rank?tab=month&page=2 null');
});

test('changes the query of the rendered page by the same function at every address', async () => {
  const functions = new Set<unknown>();
  function Sheet() {
    const [, setParameters] = useSearchParams();
    functions.add(setParameters);
    const open = (name: string): void => setParameters((before) => new URLSearchParams([...before, [name, 'true']]));
    return (
      <>
        <button onClick={() => open('chat')} type="button">
          Chat
        </button>
        <button onClick={() => open('menu')} type="button">
          Menu
        </button>
        <Here />
      </>
    );
  }
  render(
    <MemoryRouter at="/store?tab=gold">
      <Sheet />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(address()).toContain('/store?tab=gold&chat=true&menu=true'));
  expect(functions.size).toBe(1);
});
