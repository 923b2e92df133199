import type { ReactNode } from 'react';
import { RatingMark } from '../../shared/age-gate/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import { LegalLinks } from './LegalLinks.tsx';
import * as css from './Notices.css.ts';
import { Versions } from './Versions.tsx';

/** The foot of every page: rating mark, required notices, the operator (brand.json), and legal links. */
export function Notices(): ReactNode {
  const { Rating, Company } = useBrand();
  const { locale } = useLanguage();
  return (
    <footer className={css.foot}>
      <RatingMark />
      <ul className={css.lines}>
        {Rating.Notices[locale].map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <div className={css.under}>
        <LegalLinks />
        <p>{Company.Name[locale]}</p>
        <p>
          <Versions />
        </p>
      </div>
    </footer>
  );
}
