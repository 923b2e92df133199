import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { localePrefix } from '#features/shell/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './PageSkeleton.css.ts';

/** Pages of cards and lists below a row of neighbours; the others are texts. */
const LISTS = /^\/(rank|member|store|purchase|present|club|other\/(mission|sevendaySignIn|fire-wheel))(\/|$)/;

/** In the place of a page whose code is on its way: its title, and its lines or rows. */
export function PageSkeleton(): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={css.place}>
      <Skeleton height="2rem" width="10rem" />
      {LISTS.test(pathname.slice(localePrefix(pathname).length)) ? (
        <>
          <Skeleton height="3rem" shape="box" width="100%" />
          <Stack gap={2}>
            {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
              <Skeleton height="3.75rem" key={row} shape="box" width="100%" />
            ))}
          </Stack>
        </>
      ) : (
        <>
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton height="12rem" shape="box" width="100%" />
        </>
      )}
    </div>
  );
}
