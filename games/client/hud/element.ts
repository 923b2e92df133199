type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An attribute that is `true` has no value. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/** `false` and `undefined` remove an attribute. */
export function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined || value === false) target.removeAttribute(name);
    else target.setAttribute(name, value === true ? '' : value);
}

/** Sets a text only when it changes, so that screen readers and the layout ignore the same text. */
export function setText(target: Node, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
