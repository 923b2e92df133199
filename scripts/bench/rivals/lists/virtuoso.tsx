import { Virtuoso } from 'react-virtuoso';
import { drive, linesOf, Row } from './drive.tsx';

export const show = (count: number): void =>
  drive(
    <Virtuoso
      computeItemKey={(_at, { key }) => key}
      data={linesOf(count)}
      followOutput
      initialTopMostItemIndex={count - 1}
      itemContent={(_at, line) => <Row line={line} />}
      style={{ flex: 1 }}
    />,
    () => document.querySelector('[data-virtuoso-scroller]'),
  );
