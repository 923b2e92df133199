import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from '../../../base/routing/index.ts';
import { useHome } from '../../../shared/frames/index.ts';

/**
 * Returns a function that leads back to the player's origin, over the entries that this page added, such as those of the chat. A visit that
 * began here leads to the lobby, and a window opened by another page closes.
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
