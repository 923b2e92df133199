import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getPassTicket, passLevelUp } from '#protocol/operations/passTicket.ts';
import { operationKey, useOperation, usePush } from '../../../base/client/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../../shared/frames/index.ts';
import { MemberNotice } from '../parts/MemberNotice.tsx';
import { PassLevels } from './PassLevels.tsx';
import { PassStanding } from './PassStanding.tsx';

/** /other/pass: this month's pass ticket, the levels of both tracks, and buying the paid track (14000 to 14020). */
export function PassPage(): ReactNode {
  const queries = useQueryClient();
  const query = useOperation(getPassTicket, {});
  usePush(passLevelUp, () => void queries.invalidateQueries({ queryKey: operationKey(getPassTicket) }));
  return (
    <SectionFrame page="/other/pass">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/other/pass" />}>
        {(ticket) => (
          <>
            <MemberNotice />
            <PassStanding ticket={ticket} />
            <PassLevels ticket={ticket} />
          </>
        )}
      </Loaded>
    </SectionFrame>
  );
}
