import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { bannerSources } from '#art/index.ts';
import { useBrand, useLocaleID } from '../../../base/settings/index.ts';
import * as css from '../Store.css.ts';

/** The offer of a first purchase, until it is used. Undefined until the offer is loaded; its place is reserved. */
export function FirstPurchase({ isOffered }: { isOffered: boolean | undefined }): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  const { Pictures } = useBrand();
  if (isOffered === false) return null;
  const { src, srcSet, width, height, placeholder } = bannerSources('first', locale, Pictures);
  return (
    <div className={css.banner} style={{ backgroundColor: placeholder }}>
      <img
        alt={formatMessage({ id: 'store.first', defaultMessage: '首購雙倍' })}
        className={css.bannerImage}
        fetchPriority="high"
        height={height}
        sizes="(min-width: 64rem) 33rem, calc(100vw - 2rem)"
        src={src}
        srcSet={srcSet}
        width={width}
      />
      <span className={css.bannerText}>
        {formatMessage({ id: 'store.firstText', defaultMessage: '首次購買任一包，再送一倍' })}
      </span>
    </div>
  );
}
