import type { ReactNode } from 'react';
import { Loaded, SectionFrame, RowGhosts, UnfinishedPageContent } from '../frames/index.ts';
import { useProfile } from '../session/index.ts';
import { Balances } from './Balances.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';

/** /member/info: who one is and what one holds; the rest of one's profile is to come. */
export function MemberPage(): ReactNode {
  const query = useProfile();
  return (
    <SectionFrame page="/member/info">
      <Loaded query={query} skeleton={<RowGhosts height="7.5rem" rows={2} />}>
        {(profile) => (
          <>
            <PlayerHeader profile={profile} />
            <Balances />
          </>
        )}
      </Loaded>
      <UnfinishedPageContent page="/member/info" />
    </SectionFrame>
  );
}
