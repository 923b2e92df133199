export { Ticker, type TickerLine, type TickerProps } from './Ticker.tsx';
