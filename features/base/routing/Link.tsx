import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { addressOf, resolveTo, type To } from './location.ts';
import { type NavigateOptions, useLocation, useNavigate } from './router.tsx';

/** With a modifier key, another button or a `target`, the browser opens the link itself. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const isOutside = (to: To): to is string => typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: To;
}

/** A link to a page of the product, without loading the document. A link to the current address replaces its entry. */
export function Link({ to, replace, state, onClick, target, children, ...props }: LinkProps): ReactNode {
  const location = useLocation();
  const navigate = useNavigate();
  if (isOutside(to)) {
    return (
      <a {...props} href={to} onClick={onClick} target={target}>
        {children}
      </a>
    );
  }
  const address = addressOf(resolveTo(to, location.pathname));
  return (
    <a
      {...props}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || (target !== undefined && target !== '_self')) return;
        event.preventDefault();
        navigate(address, { replace: replace ?? address === addressOf(location), state });
      }}
      target={target}
    >
      {children}
    </a>
  );
}
