import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import * as css from './Frame.css.ts';
import { SiblingNav } from './SiblingNav.tsx';
import { type Place, placeNames } from './places.ts';

export interface PlaceFrameProps {
  place: Place;
  /** Under the title: what holds for all that the page shows. */
  note?: ReactNode;
  children: ReactNode;
}

/** What stands round a page's inside: its title, the way to the pages beside it, and a note. */
export function PlaceFrame({ place, note, children }: PlaceFrameProps): ReactNode {
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <Heading level={1}>
          <FormattedMessage {...placeNames[place]} />
        </Heading>
        {note === undefined ? null : (
          <Text as="p" size={13} tone="muted">
            {note}
          </Text>
        )}
      </div>
      <SiblingNav place={place} />
      {children}
    </div>
  );
}
