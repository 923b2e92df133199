import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Chip } from '#ui/components/Chip/index.ts';
import { type LoadBrands, useBrand, useChooseBrand, useLanguage } from '../../settings/index.ts';
import * as css from './ShellMenu.css.ts';

/** For development: wears another brand at once. */
export function BrandSwitch({ load }: { load: LoadBrands }): ReactNode {
  const brands = useQuery({ queryKey: ['brands'], queryFn: load, staleTime: Number.POSITIVE_INFINITY }).data ?? [];
  const current = useBrand();
  const choose = useChooseBrand();
  const { locale } = useLanguage();
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.choices}>
      <h3 className={css.choicesTitle} id={title}>
        <FormattedMessage defaultMessage="品牌（開發用）" id="menu.brand" />
      </h3>
      <div className={css.row}>
        {brands.map((brand) => (
          <Chip
            icon={<img alt="" className={css.brandMark} src={`/brands/${brand.ID}/mark.svg`} />}
            key={brand.ID}
            onClick={() => choose(brand)}
            selected={brand.ID === current.ID}
          >
            {brand.Name[locale]}
          </Chip>
        ))}
      </div>
    </section>
  );
}
