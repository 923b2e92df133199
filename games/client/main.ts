import './frame.css';
import { startFrame } from './startFrame.ts';

await startFrame(document.body);
