import type { ReactNode } from 'react';
import { Loaded, PageShape, SectionFrame, UnfinishedPageContent } from '../frames/index.ts';
import { useProfile } from '../session/index.ts';
import { Balances } from './Balances.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import { PeopleLinks } from './PeopleLinks.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';

/** /member/info: who one is, what one holds and whom one knows; editing and honours are to come. */
export function MemberPage(): ReactNode {
  const query = useProfile();
  return (
    <SectionFrame page="/member/info">
      <Loaded query={query} skeleton={<PageShape page="/member/info" />}>
        {(profile) => (
          <>
            <PlayerHeader profile={profile} />
            <Balances />
            <PeopleLinks />
            <OwnFacts playerID={profile.player.playerID} />
          </>
        )}
      </Loaded>
      <UnfinishedPageContent page="/member/info" />
    </SectionFrame>
  );
}
