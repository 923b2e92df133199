export { Ticker } from './Ticker.tsx';
