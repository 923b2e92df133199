type Child = Node | string;

interface Properties {
  readonly class?: string;
  readonly type?: string;
  readonly value?: string;
  readonly title?: string;
  readonly min?: string;
  readonly max?: string;
  readonly step?: string;
  readonly list?: string;
  readonly name?: string;
  readonly id?: string;
  readonly role?: string;
  readonly placeholder?: string;
  readonly for?: string;
  readonly label?: string;
  readonly checked?: boolean;
  readonly on?: { readonly [Event in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Event]) => void };
}

/** Creates an element; `label` is its accessible name. The development tools use no framework. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { on = {}, checked, label, ...attributes }: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (label !== undefined) made.setAttribute('aria-label', label);
  if (checked === true) made.toggleAttribute('checked', true);
  for (const [name, listener] of Object.entries(on)) {
    made.addEventListener(name, (event) => void Reflect.apply(listener, made, [event]));
  }
  made.append(...children);
  return made;
}

/** A button. While a promise of `act` is pending it is busy; a failure shows in its title. */
export function button(name: string, act: () => unknown, properties: Properties = {}): HTMLButtonElement {
  const made = element(
    'button',
    {
      type: 'button',
      ...properties,
      on: {
        click: () => {
          if (made.ariaDisabled === 'true') return;
          // `disabled` would remove the focus, and with it the panel's Escape.
          made.ariaDisabled = 'true';
          Promise.resolve(act())
            .catch((error: unknown) => {
              made.title = String(error);
              reportError(error);
            })
            .finally(() => {
              made.ariaDisabled = null;
            });
        },
      },
    },
    name,
  );
  return made;
}
