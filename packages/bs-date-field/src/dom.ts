/** Makes an element with attributes and children; an attribute that is `undefined` or `false` is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
  element.append(...children)
  return element
}

/** Sets an attribute, or removes it when the value is `undefined`. */
export function setAttribute(element: Element, name: string, value: string | number | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}
