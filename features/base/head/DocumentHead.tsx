import { type ReactNode, useEffect } from 'react';
import { useBrand, useLanguage } from '../settings/index.ts';
import { useOwnHead } from './ownHead.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Sets the document's title and description, and the brand's icons and manifest. Follows changes of the language and the theme colour. */
export function DocumentHead(): ReactNode {
  const { ID, Name } = useBrand();
  const { locale } = useLanguage();
  const own = useOwnHead();
  const written = usePageTitle(own?.missing === true);
  const title = own?.title ?? written?.title;
  const whole = title === undefined ? undefined : `${title} · ${Name[locale]}`;
  const description = written?.description;
  useEffect(() => {
    if (whole !== undefined) document.title = whole;
  }, [whole]);
  useEffect(() => {
    if (description !== undefined) metaOf('description').content = description;
  }, [description]);
  useEffect(() => linkBrand(ID, locale), [ID, locale]);
  return null;
}

/** Points the icons and the manifest in the document's head to the brand and language. */
function linkBrand(brand: string, locale: string): void {
  for (const link of document.querySelectorAll('head > link[href^="/brands/"]')) {
    const file = (link.getAttribute('href') ?? '').split('/').at(-1) ?? '';
    const own = file.replace(/^\w+(?=\.webmanifest$)/, locale);
    // A browser reloads the manifest at every change of its link.
    if (link.getAttribute('href') !== `/brands/${brand}/${own}`) link.setAttribute('href', `/brands/${brand}/${own}`);
  }
}

function metaOf(name: string): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  if (found !== null) return found;
  const made = document.createElement('meta');
  made.name = name;
  document.head.append(made);
  return made;
}
