import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateDrawing } from '#features/base/errors/index.ts';
import { Link } from '#features/base/routing/index.ts';
import { Centered, useHome } from '#features/shared/frames/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';

export interface MissingPageProps {
  title: string;
  description: string;
  drawing: ComponentProps<typeof StateDrawing>['id'];
}

/** Explains why the address has no content, with a link to the lobby. */
export function MissingPage({ title, description, drawing }: MissingPageProps): ReactNode {
  return (
    <Centered>
      <EmptyState
        action={
          <Button asChild>
            <Link to={useHome()}>
              <FormattedMessage defaultMessage="回到遊戲大廳" id="app.backToLobby" />
            </Link>
          </Button>
        }
        description={description}
        drawing={<StateDrawing id={drawing} />}
        heading={1}
        title={title}
      />
    </Centered>
  );
}
