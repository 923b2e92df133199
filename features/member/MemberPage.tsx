import type { ReactNode } from 'react';
import { Loaded, PlaceFrame, RowGhosts, ComingSoon } from '../frames/index.ts';
import { useProfile } from '../session/index.ts';
import { Balances } from './Balances.tsx';
import { Who } from './Who.tsx';

/** /member/info: who one is and what one holds; the rest of one's profile is to come. */
export function MemberPage(): ReactNode {
  const query = useProfile();
  return (
    <PlaceFrame place="/member/info">
      <Loaded query={query} skeleton={<RowGhosts height="7.5rem" rows={2} />}>
        {(profile) => (
          <>
            <Who profile={profile} />
            <Balances />
          </>
        )}
      </Loaded>
      <ComingSoon place="/member/info" />
    </PlaceFrame>
  );
}
