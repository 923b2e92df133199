import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { getSession } from '#protocol/endpoints/auth.ts';
import type { Session } from '#protocol/entities/session.ts';
import { createClient } from '../client/index.ts';
import { TestPage } from '../../testing/index.ts';
import { sessionOf } from '../../testing/players.ts';
import { putSession } from './sessionKeys.ts';
import { useExpectsPlayer } from './useExpectsPlayer.ts';
import { useSession, useSessionStatus } from './useSession.ts';

afterEach(cleanup);

const drawn: string[] = [];

function Who(): ReactNode {
  const { session } = useSession();
  drawn.push(`who ${session?.player.tptType.join() ?? 'nobody'}`);
  return null;
}
function Status(): ReactNode {
  drawn.push(useSessionStatus());
  return null;
}
function Expectation(): ReactNode {
  drawn.push(useExpectsPlayer() ? 'for a player' : 'for a visitor');
  return null;
}
function Put({ label, session }: { label: string; session: Session | null }): ReactNode {
  const queries = useQueryClient();
  return (
    <button onClick={() => putSession(queries, session)} type="button">
      {label}
    </button>
  );
}

test('renders only the components that a change concerns', async () => {
  let tell: (session: Session) => void = () => {};
  const client = createClient({
    origin: 'http://session.test',
    fetch: async (input) => {
      if (!String(input instanceof Request ? input.url : input).includes(getSession.path)) return Response.error();
      return new Promise((resolve) => {
        tell = (session) => resolve(Response.json(session));
      });
    },
  });
  const member = sessionOf(false);
  render(
    <TestPage at="/" client={client}>
      <Who />
      <Status />
      <Expectation />
      <Put label="bind" session={{ ...member, player: { ...member.player, tptType: [1, 2] } }} />
      <Put label="leave" session={null} />
    </TestPage>,
  );
  expect(drawn.splice(0)).toEqual(['who nobody', 'loading', 'for a player']);
  tell(member);
  await waitFor(() => expect(drawn).toContain('authenticated'));
  // A page for a signed-in player does not render again.
  expect(drawn.splice(0)).toEqual(['who 1,6', 'authenticated']);
  await userEvent.click(screen.getByRole('button', { name: 'bind' }));
  await waitFor(() => expect(drawn).toContain('who 1,2'));
  expect(drawn.splice(0)).toEqual(['who 1,2']);
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  await waitFor(() => expect(drawn).toContain('who nobody'));
  expect(drawn.splice(0)).toEqual(['who nobody', 'unauthenticated', 'for a visitor']);
});
