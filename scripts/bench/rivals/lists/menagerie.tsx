import { VirtualList } from '../../../../ui/components/VirtualList/index.ts';
import { drive, type Line, linesOf, Row } from './drive.tsx';

export const show = (count: number): void =>
  drive(
    <VirtualList anchor="end" itemKey={({ key }: Line) => key} items={linesOf(count)} label="Messages">
      {(line) => <Row line={line} />}
    </VirtualList>,
    () => document.querySelector('[data-part=virtual-list-scroller]'),
  );
