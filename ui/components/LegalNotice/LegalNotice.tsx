import type { ReactNode, Ref } from 'react';
import * as css from './LegalNotice.css.ts';

export interface LegalLink {
  id: string;
  label: string;
  href: string;
}

export interface Odds {
  title: string;
  prizeLabel: string;
  chanceLabel: string;
  prizes: readonly {
    id: string;
    prize: ReactNode;
    /** The probability, written out: `0.5 %`. */
    chance: string;
  }[];
  /** The required statement on paid chance: taking part does not mean winning. */
  statement: ReactNode;
}

export interface LegalNoticeProps {
  label: string;
  /** Drawn at 50 px or more; needs an `alt`. */
  mark?: ReactNode;
  rating: ReactNode;
  /** The required statements, one or two sentences each: plot, time, other costs, no exchange and no trade. */
  notices: readonly string[];
  odds?: Odds;
  links?: readonly LegalLink[];
  /** The company that runs the service. */
  owner?: ReactNode;
  /** `card`: on entry, download and purchase pages. `footer`: muted, at the end of a page. */
  variant?: 'card' | 'footer';
  ref?: Ref<HTMLElement>;
}

/** The notices that the law requires on entry, download and payment: the rating with its mark, the statements, the probabilities. */
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
