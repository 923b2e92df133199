export { type Action, createBrowserHistory, type History, type Move, type Navigator } from './history.ts';
export type { Location, To } from './location.ts';
export { Link, type LinkProps } from './Link.tsx';
export { PageSwitch, type PageSwitchProps } from './PageSwitch.tsx';
export { Redirect } from './Redirect.tsx';
export { MemoryRouter, Router, useLocation, useNavigate, useNavigationType, useParams } from './router.tsx';
export { useSearchParams } from './useSearchParams.ts';
