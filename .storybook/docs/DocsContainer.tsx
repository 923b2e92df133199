import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactNode, useEffect, useMemo } from 'react';
import { addons } from 'storybook/preview-api';
import { setBrand } from '#ui/theme/brand.ts';
import { brandTheme, useBrandOnRoot } from './brandTheme.ts';

/** The globals in the address of the opened page: `globals=brand:win;language:vi_vn`. */
const openedWith = (name: string): string | undefined =>
  new URLSearchParams(location.search)
    .get('globals')
    ?.split(';')
    .find((pair) => pair.startsWith(`${name}:`))
    ?.slice(name.length + 1);

/** A documentation page in the toolbar's brand, also if each story on it has a frame of its own. */
export default function DocsContainer(props: PropsWithChildren<DocsContainerProps>): ReactNode {
  const brand = useBrandOnRoot();
  useEffect(() => {
    setBrand(openedWith('brand') ?? 'bj188');
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }): void => setBrand(String(globals['brand']));
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  const theme = useMemo(() => ({ ...brandTheme(), brandTitle: brand }), [brand]);
  return <Container {...props} theme={theme} />;
}
