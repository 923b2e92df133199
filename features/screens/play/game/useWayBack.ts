import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from '../../../base/routing/index.ts';
import { useHome } from '../../../shared/frames/index.ts';

/**
 * Returns a function that goes back to the page before the game, past the entries that this page added, such as those of the chat. From a
 * visit that began here it goes to the lobby, and a window that another page opened closes.
 */
export function useWayBack(): () => void {
  const { key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const home = useHome();
  const entries = useRef<readonly string[]>([]);
  useEffect(() => {
    const known = entries.current.indexOf(key);
    if (known >= 0) entries.current = entries.current.slice(0, known + 1);
    else entries.current = [...(type === 'REPLACE' ? entries.current.slice(0, -1) : entries.current), key];
  }, [key, type]);
  return () => {
    if (entries.current[0] !== 'default') {
      navigate(-entries.current.length);
      return;
    }
    if (window.opener) window.close();
    navigate(home, { replace: true });
  };
}
