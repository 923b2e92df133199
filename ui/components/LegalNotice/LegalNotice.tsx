import type { ReactNode, Ref } from 'react';
import * as css from './LegalNotice.css.ts';

export interface LegalLink {
  id: string;
  label: string;
  href: string;
}

export interface Odds {
  /** Heading of the table. */
  title: string;
  /** Headings of its two columns. */
  prizeLabel: string;
  chanceLabel: string;
  prizes: readonly {
    id: string;
    prize: ReactNode;
    /** The percentage, written out: `0.5 %`. */
    chance: string;
  }[];
  /** What has to be said of paid chance: that taking part does not mean getting. */
  statement: ReactNode;
}

export interface LegalNoticeProps {
  /** Name of the block. */
  label: string;
  /** The rating's mark, drawn at 50 px or more; give it its name (`alt`). */
  mark?: ReactNode;
  /** The rating in words, with whom it is for. */
  rating: ReactNode;
  /** What has to be said, one sentence or two each: plot, time, other costs, no exchange and no trade. */
  notices: readonly string[];
  /** The chances of what is bought. */
  odds?: Odds;
  /** Terms, privacy and the like. */
  links?: readonly LegalLink[];
  /** Who runs the service. */
  owner?: ReactNode;
  /** `card`: on entry, download and purchase pages. `footer`: at a page's end, quiet. */
  variant?: 'card' | 'footer';
  ref?: Ref<HTMLElement>;
}

/** What the law wants said wherever one enters, downloads or pays: the rating with its mark, the notices, the chances. */
export function LegalNotice({
  label,
  mark,
  rating,
  notices,
  odds,
  links = [],
  owner,
  variant = 'card',
  ref,
}: LegalNoticeProps): ReactNode {
  return (
    <section aria-label={label} className={css.legal} data-part="legal-notice" data-variant={variant} ref={ref}>
      <div className={css.main}>
        {mark ? (
          <div className={css.mark} data-part="legal-notice-mark">
            {mark}
          </div>
        ) : null}
        <div className={css.words}>
          <p className={css.rating} data-part="legal-notice-rating">
            {rating}
          </p>
          <ul className={css.notices} data-part="legal-notice-notices">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      </div>
      {odds ? (
        <div className={css.odds} data-part="legal-notice-odds">
          <table className={css.table}>
            <caption className={css.caption}>{odds.title}</caption>
            <thead>
              <tr>
                <th className={css.cell} scope="col">
                  {odds.prizeLabel}
                </th>
                <th className={css.chance} scope="col">
                  {odds.chanceLabel}
                </th>
              </tr>
            </thead>
            <tbody>
              {odds.prizes.map(({ id, prize, chance }) => (
                <tr key={id}>
                  <th className={css.cell} scope="row">
                    {prize}
                  </th>
                  <td className={css.chance}>{chance}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={css.statement} data-part="legal-notice-statement">
            {odds.statement}
          </p>
        </div>
      ) : null}
      {links.length > 0 ? (
        <ul className={css.links} data-part="legal-notice-links">
          {links.map(({ id, label: words, href }) => (
            <li key={id}>
              <a className={css.link} href={href}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {owner ? (
        <p className={css.owner} data-part="legal-notice-owner">
          {owner}
        </p>
      ) : null}
    </section>
  );
}
