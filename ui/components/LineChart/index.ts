export { LineChart, type LinePoint } from './LineChart.tsx';
