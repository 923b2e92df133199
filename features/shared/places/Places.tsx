import { type ReactNode, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { Podium } from './Podium.tsx';
import { type Placed, PlaceRow } from './PlaceRow.tsx';
import * as css from './Places.css.ts';

/** The places that a phone shows before scrolling. Others follow in a second render, so that a tap shows the page sooner. */
const FIRST = 8;
const ON_PODIUM = 3;

export interface PlacesProps {
  /** The name of the list. */
  label: string;
  /** The period and the time of the list, above the podium. */
  note: ReactNode;
  /** A page of places, in order. */
  places: readonly Placed[];
}

/** A page of places: the first three on a podium, the others as a list. */
export function Places({ label, note, places }: PlacesProps): ReactNode {
  const { formatMessage } = useIntl();
  const count = useDeferredValue(places.length, FIRST);
  const first = places.filter(({ player }) => player.Rank <= ON_PODIUM);
  const others = places.slice(first.length, count);
  return (
    <>
      {first.length > 0 ? (
        <div className={css.stage}>
          <p className={css.note}>{note}</p>
          <Podium label={formatMessage({ id: 'ranking.podium', defaultMessage: '前三名' })} places={first} />
        </div>
      ) : (
        <p className={css.note}>{note}</p>
      )}
      {others.length > 0 ? (
        <ol aria-label={label} className={css.list} start={others[0]?.player.Rank}>
          {others.map((place) => (
            <PlaceRow key={place.player.PlayerID} place={place} />
          ))}
        </ol>
      ) : null}
    </>
  );
}
