import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { type BadgeCounts, useBadges } from '../badges/index.ts';
import * as css from './Frame.css.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { familyOf, type SectionPage, sectionPageNames } from './sectionPages.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

/** Pages whose tab shows a badge. */
const waitsAt: Readonly<Partial<Record<SectionPage, keyof BadgeCounts>>> = {
  '/other/rewards': 'events',
  '/other/mission': 'missions',
  '/other/sevendaySignIn': 'signInDays',
  '/other/fire-wheel': 'wheel',
};

/** Links to the siblings of a page. */
export function SiblingNav({ page }: { page: SectionPage }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const list = useRef<HTMLUListElement>(null);
  const family = familyOf(page);
  const badges = useBadges();
  const countAt = (one: SectionPage): number => {
    const kind = waitsAt[one];
    return kind === undefined ? 0 : badges[kind];
  };
  useEffect(() => {
    // Scrolls a row that is wider than the screen to the current page, unless visible. The browser reports the row after the layout of the
    // page and before it is painted, so reading sizes computes no layout of its own.
    const row = list.current;
    const here = row?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!row || !here || typeof ResizeObserver === 'undefined') return undefined;
    const once = new ResizeObserver(() => {
      once.disconnect();
      const start = here.offsetLeft - row.offsetLeft;
      if (start + here.offsetWidth > row.clientWidth) row.scrollLeft = start - 48;
    });
    once.observe(row);
    return () => once.disconnect();
  }, []);
  if (family === undefined) return null;
  return (
    <nav aria-label={formatMessage(family.name)}>
      <ul className={css.siblings} ref={list}>
        {family.pages.map((one) => {
          const count = countAt(one);
          return (
            <li key={one}>
              <Link aria-current={one === page ? 'page' : undefined} className={css.sibling} to={`${prefix}${one}`}>
                <FormattedMessage {...sectionPageNames[one]} />
                {count > 0 ? (
                  <span className={css.waiting}>
                    <WaitingBadge count={count} />
                  </span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
