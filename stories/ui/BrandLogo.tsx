import { type ReactNode, useEffect, useState } from 'react';
import { readBrand } from '#ui/theme/brand.ts';

/** The logo of the brand on the root, which follows the toolbar. */
export function BrandLogo(): ReactNode {
  const [brand, setBrandName] = useState(readBrand);
  useEffect(() => {
    const look = (): void => setBrandName(readBrand());
    look();
    const watcher = new MutationObserver(look);
    watcher.observe(document.documentElement, { attributeFilter: ['data-brand'] });
    return () => watcher.disconnect();
  }, []);
  const shown = brand === undefined || brand === 'probe' ? 'owl' : brand;
  return <img alt={shown} src={`/brands/${shown}/logo.svg`} />;
}
