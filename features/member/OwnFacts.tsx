import type { ReactNode } from 'react';
import { getUserInfo } from '#protocol/operations/user.ts';
import { Card } from '#ui/components/Card/index.ts';
import { useOperation } from '../client/index.ts';
import { Loaded, RowGhosts } from '../frames/index.ts';
import { PlayerFacts } from '../players/index.ts';

/** One's introduction, club, registration and last sign-in, as others see them (specification 2 §2). */
export function OwnFacts({ playerID }: { playerID: string }): ReactNode {
  const query = useOperation(getUserInfo, { PlayerID: playerID });
  return (
    <Loaded query={query} skeleton={<RowGhosts height="11rem" rows={1} />}>
      {(player) => (
        <Card>
          <PlayerFacts player={player} />
        </Card>
      )}
    </Loaded>
  );
}
