import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { SitePage } from '#features/screens/site/index.ts';

/** A page's text is a chunk of its own, compiled when it is first asked for. */
export const PATIENT = { timeout: 15_000 };

/** The page's own title; while its text is on the way the heading says that. */
export const TITLE = { level: 1, name: /^(?!內容載入中)/u };

function Go({ to, children }: { to: string; children: ReactNode }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return children;
}

/** Stands a page at its address, between the product's bars or (`bare`) by itself. */
export const atRoute = (path: string, at: string = path, bare = false): Decorator =>
  function AtRoute(Story) {
    const page = bare ? (
      <Story />
    ) : (
      <SitePage margin="text">
        <Story />
      </SitePage>
    );
    return (
      <Go to={at}>
        <Routes>
          <Route element={page} path={path} />
          <Route element={null} path="*" />
        </Routes>
      </Go>
    );
  };
