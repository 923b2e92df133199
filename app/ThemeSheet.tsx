import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { BrandFiles, LiveTheme } from '#studio/index.ts';
import { loadBrands } from './loadBrands.ts';

const loading = Promise.all([
  loadBrands(),
  import('#ui/generated/brandFiles.json').then(({ default: files }) => BrandFiles.parse(files)),
  import('#mocks/panel/mountOutsidePage.ts'),
]);

export interface ThemeSheetProps {
  shown: boolean;
  onClose: () => void;
}

/** The theme panel in an element beside the page, so that it works above dialogs too. */
export function ThemeSheet({ shown, onClose }: ThemeSheetProps): ReactNode {
  const [brands, files, { mountOutsidePage }] = use(loading);
  const [host] = useState(() => document.createElement('div'));
  const [place] = useState(() => document.createElement('div'));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    host.append(place);
    return mountOutsidePage(host, () => close());
  }, [host, place, mountOutsidePage]);
  useEffect(() => {
    host.hidden = !shown;
    if (!shown) return undefined;
    const before = document.activeElement;
    place.querySelector('select')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [host, place, shown]);
  return createPortal(<LiveTheme brands={brands} files={files} onClose={onClose} />, place);
}
