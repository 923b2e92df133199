export { Prose, type ProseLink, type ProseProps } from './Prose.tsx';
export { plainText, type ProseBlock, type ProseHeading, type ProseInline } from './block.ts';
