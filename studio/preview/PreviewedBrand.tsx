import { useEffect, useRef } from 'react';
import { useBrand, useShowBrand } from '#features/base/settings/index.ts';
import { readFacts, watchFacts } from './brandFacts.ts';

/** In a page that the Brand Studio previews: provides the facts (name, currency, live, rating …) of the previewed brand. */
export function PreviewedBrand(): null {
  const { ID } = useBrand();
  const show = useShowBrand();
  const taken = useRef('');
  useEffect(() => {
    const take = (): void => {
      const facts = readFacts(document);
      const text = JSON.stringify(facts);
      // The page's head changes for other reasons as well.
      if (facts === undefined || text === taken.current) return;
      taken.current = text;
      show({ ...facts, ID });
    };
    take();
    return watchFacts(document, take);
  }, [ID, show]);
  return null;
}
