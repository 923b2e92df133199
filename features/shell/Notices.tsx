import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RatingMark } from '../age-gate/index.ts';
import { useBrand, useLanguage } from '../settings/index.ts';
import * as css from './Notices.css.ts';

/** Game version as the field shows it (specification 1 §2). */
const GAME_VERSION = '009';

/** The foot of every page: the rating mark and the notices that the rules ask for (brand.json). */
export function Notices(): ReactNode {
  const { Rating, Name } = useBrand();
  const { locale } = useLanguage();
  return (
    <footer className={css.foot}>
      <RatingMark />
      <ul className={css.lines}>
        {Rating.Notices[locale].map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <p className={css.version}>
        <FormattedMessage
          defaultMessage="{brand} · 遊戲版本 {version}"
          id="shell.version"
          values={{ brand: Name[locale], version: GAME_VERSION }}
        />
      </p>
    </footer>
  );
}
