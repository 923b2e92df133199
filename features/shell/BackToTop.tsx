import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/components/IconButton/index.ts';
import * as css from './BackToTop.css.ts';

/** Specification 1 §9. */
const SHOWS_PAST_PX = 100;

/** Leads back to the top of a page that has been scrolled. */
export function BackToTop(): ReactNode {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > SHOWS_PAST_PX);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return (
    <div className={css.place}>
      <IconButton
        label={formatMessage({ id: 'shell.toTop', defaultMessage: '回到頂端' })}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        variant="soft"
      >
        <ArrowUp size={22} />
      </IconButton>
    </div>
  );
}
