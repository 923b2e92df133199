import { useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { useSessionStatus } from '../../../base/session/index.ts';

/** From this width on, the bar leaves the corner free. */
const ROOMY = 'screen and (min-width: 64rem)';

/** Whether nothing but the bar with its offer floats over a page: for a visitor, on a phone (decisions of 29 November). */
export function useIsOfferAlone(): boolean {
  const isRoomy = useMediaQuery(ROOMY);
  return useSessionStatus() === 'unauthenticated' && !isRoomy;
}
