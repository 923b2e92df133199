import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { localePrefix } from '../shell/index.ts';
import * as css from './Frame.css.ts';
import { familyOf, type Place, placeNames } from './places.ts';

/** The way to the pages that belong together with this one. */
export function SiblingNav({ place }: { place: Place }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const list = useRef<HTMLUListElement>(null);
  const family = familyOf(place);
  useLayoutEffect(() => {
    // Where the row is wider than the screen, it begins at the page that one is on.
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list.current && here) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 48;
  }, []);
  if (family === undefined) return null;
  return (
    <nav aria-label={formatMessage(family.name)}>
      <ul className={css.neighbours} ref={list}>
        {family.places.map((one) => (
          <li key={one}>
            <Link aria-current={one === place ? 'page' : undefined} className={css.neighbour} to={`${prefix}${one}`}>
              <FormattedMessage {...placeNames[one]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
