import { defineMessages } from 'react-intl';
import type { KnownReason } from './knownReason.ts';

const words = defineMessages({
  runs: { id: 'studio.reason.runs', defaultMessage: '有 {what}，會執行程式' },
  namespace: {
    id: 'studio.reason.namespace',
    defaultMessage: '有命名空間 {what}，請存成一般 SVG（不含編輯軟體的資料）',
  },
  pointsOut: {
    id: 'studio.reason.pointsOut',
    defaultMessage: '指向「{what}」，只能指向圖內的部分（#id）或內嵌的圖片（data:image/png…）',
  },
  urlOut: { id: 'studio.reason.urlOut', defaultMessage: '指向「{what}」，url() 只能指向圖內的部分（#id）' },
  animates: { id: 'studio.reason.animates', defaultMessage: '不可讓 {what} 變動' },
  script: { id: 'studio.reason.script', defaultMessage: '有 javascript: 網址' },
  sheet: { id: 'studio.reason.sheet', defaultMessage: '載入了外部樣式表' },
  entities: { id: 'studio.reason.entities', defaultMessage: '宣告了實體（ENTITY），請存成一般 SVG' },
  noDrawing: { id: 'studio.reason.noDrawing', defaultMessage: '不是 SVG 圖檔，整份要是一個 svg 元素' },
  instruction: { id: 'studio.reason.instruction', defaultMessage: '有處理指令或 CDATA，請存成一般 SVG' },
  element: { id: 'studio.reason.element', defaultMessage: '圖檔不可有 {what} 元素' },
});

/** The faults of a drawing (`protocol/drawing.ts`). */
export const drawingReasons: readonly KnownReason[] = [
  [/^has (on\S+), which runs a script$/, words.runs],
  [/^has the namespace (.+): save it as plain SVG/, words.namespace],
  [/^points to "(.*)": it may point to /s, words.pointsOut],
  [/^points to "(.*)": url\(\) may name /s, words.urlOut],
  [/^animates (.+)$/, words.animates],
  [/^has a javascript: address$/, words.script],
  [/^imports a style sheet$/, words.sheet],
  [/^declares entities/, words.entities],
  [/^is no SVG drawing/, words.noDrawing],
  [/^has a processing instruction or CDATA/, words.instruction],
  [/^has the element (<.+>), which drawings may not have$/, words.element],
];
