/** Writes a value as JSON that ends no script element and breaks no line of a script. */
export const asScriptText = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
