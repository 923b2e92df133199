import { useQuery } from '@tanstack/react-query';
import { Palette } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { NavigationEntry } from '#ui/components/NavigationMenu/index.ts';
import { useBrand, useChooseBrand, useLanguage, useLoadBrands } from '../../../base/settings/index.ts';
import * as css from './SiteMenu.css.ts';

/** For development: a menu entry that changes the brand. Undefined if the page offers no choice of a brand. */
export function useBrandEntry(): NavigationEntry | undefined {
  const { formatMessage } = useIntl();
  const load = useLoadBrands();
  const brands = useQuery({
    queryKey: ['brands'],
    queryFn: load ?? (() => []),
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const { ID } = useBrand();
  const choose = useChooseBrand();
  const { locale } = useLanguage();
  if (load === undefined || brands === undefined) return undefined;
  return {
    id: 'brands',
    label: formatMessage({ id: 'menu.brand', defaultMessage: '品牌（開發用）' }),
    icon: <Palette size={20} />,
    items: brands.map((brand) => ({
      id: brand.ID,
      label: brand.Name[locale],
      icon: <img alt="" className={css.brandMark} src={`/brands/${brand.ID}/mark.svg`} />,
      current: brand.ID === ID,
      onSelect: () => choose(brand),
    })),
  };
}
