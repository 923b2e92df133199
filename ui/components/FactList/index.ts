export { Fact, FactList } from './FactList.tsx';
