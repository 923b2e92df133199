import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { Loaded, RowSkeletons } from '../../shared/frames/index.ts';
import { DemoMark, useGamePicture } from '../../shared/games/index.ts';
import { useLanguage, useLocaleID } from '../../base/settings/index.ts';
import { WonAt, WonBy } from './HonorFacts.tsx';
import { ShareButton } from './HonorActions.tsx';
import * as css from './Honors.css.ts';
import { NoHonors } from './NoHonors.tsx';
import { PinHeart } from './PinHeart.tsx';
import { type HonorProps, useHonorGame } from './useHonorGame.ts';
import { useHonors } from './useHonors.ts';
import { PINNED } from './usePinHonor.ts';

/** The maximum of shown wins; a link leads to all. */
const SHOWN = 6;

/** The player's newest big wins side by side, with a link to all. */
export function HonorShelf(): ReactNode {
  const id = useId();
  const prefix = localePrefix(useLocation().pathname);
  const query = useHonors();
  const count = query.data?.length ?? 0;
  return (
    <Stack aria-labelledby={id} as="section" gap={2}>
      <SectionHeading
        aside={
          <Link to={`${prefix}/member/honors`}>
            <FormattedMessage
              defaultMessage="{count, plural, =0 {看榮譽榜} other {# 筆}}"
              id="honors.all"
              values={{ count }}
            />
            <ChevronRight aria-hidden="true" size={16} />
          </Link>
        }
        id={id}
      >
        <FormattedMessage defaultMessage="榮譽榜" id="honors.title" /> {count > 0 ? <DemoMark /> : null}
      </SectionHeading>
      <Loaded query={query} size="compact" skeleton={<RowSkeletons height="12rem" rows={1} />}>
        {(records) =>
          records.length === 0 ? (
            <NoHonors />
          ) : (
            <ul aria-labelledby={id} className={css.tiles}>
              {records.slice(0, SHOWN).map((record) => (
                <HonorTile
                  key={record.ID}
                  pinned={records.filter(({ Pinned }) => Pinned === PINNED).length}
                  record={record}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Stack>
  );
}

function HonorTile({ record, pinned }: HonorProps): ReactNode {
  const { locale } = useLanguage();
  const localeID = useLocaleID();
  const { name, game } = useHonorGame(record);
  const picture = useGamePicture(game, 'wide', localeID, '11rem');
  return (
    <li aria-label={name} className={css.tile}>
      <span className={css.tileArt} style={{ backgroundColor: picture?.placeholder }}>
        {picture ? (
          <img
            alt={name}
            className={css.art}
            loading="lazy"
            sizes={picture.sizes}
            src={picture.src}
            srcSet={picture.srcSet}
          />
        ) : null}
      </span>
      <span className={css.tileHeart}>
        <PinHeart name={name} onArt pinned={pinned} record={record} />
      </span>
      <div className={css.tileMessages}>
        <Amount locale={locale} size={20} tone="metal" value={record.Win} />
        <Inline align="stretch" as="span" gap={0}>
          <WonBy record={record} />
        </Inline>
        <Inline as="span" gap={0} justify="between">
          <WonAt record={record} />
          <ShareButton name={name} record={record} variant="plain" />
        </Inline>
      </div>
    </li>
  );
}
