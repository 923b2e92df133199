import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../errors/index.ts';
import { localePrefix } from '../shell/index.ts';
import { type EmptyPlace, emptyPlaces } from './emptyPlaces.ts';

/** In the place of a page's inside that is still to come: what it will be, and what one can do now. */
export function ComingSoon({ place }: { place: EmptyPlace }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { drawing, title, text, action, to } = emptyPlaces[place];
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={`${prefix}${to}`}>
            <FormattedMessage {...action} />
          </Link>
        </Button>
      }
      description={<FormattedMessage {...text} />}
      drawing={<StateDrawing id={drawing} />}
      title={formatMessage(title)}
    />
  );
}
