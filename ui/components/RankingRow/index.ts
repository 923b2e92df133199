export { RankingRow } from './RankingRow.tsx';
