import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { useBrand, useShowBrand } from '#features/base/settings/index.ts';
import { Brand } from '#protocol/brands.ts';
import { setBrand } from '#ui/theme/brand.ts';
import { replaceBrands } from './loadBrands.ts';
import { refreshDrawings } from './refreshDrawings.ts';

const Made = z.object({ brands: z.array(Brand), drawings: z.array(z.string()) });
const EVENT = 'menagerie:brands';

/** Shows an edited brand's facts and drawings in the development server without a reload. */
export function LiveBrand(): null {
  const { ID } = useBrand();
  const show = useShowBrand();
  const queries = useQueryClient();
  const take = useEffectEvent(async (told: unknown) => {
    const { brands, drawings } = Made.parse(told);
    replaceBrands(brands);
    const own = brands.find((brand) => brand.ID === ID);
    if (own !== undefined) show(own);
    setBrand(ID);
    refreshDrawings(document, drawings, Date.now());
    if (import.meta.env.VITE_MOCK) {
      const { startMocks } = await import('#mocks/browser.ts');
      const { link } = await startMocks();
      await link.command({ command: 'brands', brands });
      await queries.invalidateQueries();
    }
  });
  useEffect(() => {
    const { hot } = import.meta;
    const listen = (told: unknown): void => void take(told);
    hot?.on(EVENT, listen);
    return () => hot?.off(EVENT, listen);
  }, []);
  return null;
}
