import { type ReactNode, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import * as css from './docs.css.ts';

const written = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(globals)
    .filter(([name]) => name === 'brand' || name === 'language')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** The toolbar's brand and language, as an address takes them. */
function useGlobalsOfToolbar(): string {
  const [globals, setGlobals] = useState(new URLSearchParams(location.search).get('globals') ?? '');
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals: all }: { globals: Record<string, unknown> }): void => setGlobals(written(all));
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  return globals;
}

/** A story in a window of its own, in the toolbar's brand: a dialog on a page of six would lay itself over all of them. */
export function StoryFrame({ id, title }: { id: string; title: string }): ReactNode {
  const globals = useGlobalsOfToolbar();
  const query = new URLSearchParams({ id, viewMode: 'story', ...(globals === '' ? {} : { globals }) });
  const address = `iframe.html?${query.toString()}`;
  return (
    <>
      <iframe className={css.frame} loading="lazy" src={address} title={title} />
      <a href={address} rel="noreferrer" target="_blank">
        Open alone
      </a>
    </>
  );
}
