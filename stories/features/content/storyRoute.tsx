import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from '#features/base/routing/index.ts';
import { SitePage } from '#features/screens/site/index.ts';

/** A page's text is a separate chunk, which is compiled on its first request. */
export const PATIENT = { timeout: 15_000 };

/** The page's own title; while the text is loading, the heading says so. */
export const TITLE = { level: 1, name: /^(?!內容載入中)/u };

interface AtProps {
  to: string;
  children: ReactNode;
}

/** Goes to an address, and then shows its children. */
function At({ to, children }: AtProps): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return pathname === new URL(to, 'http://story.test').pathname ? children : null;
}

/**
 * Shows a story at an address.
 * @param bare without the product's bars
 */
export const atRoute = (address: string, bare = false): Decorator =>
  function AtRoute(Story) {
    return (
      <At to={address}>
        {bare ? (
          <Story />
        ) : (
          <SitePage margin="text">
            <Story />
          </SitePage>
        )}
      </At>
    );
  };
