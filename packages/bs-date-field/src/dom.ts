type Child = Node | string

/** Makes an element with attributes and children; an attribute that is `undefined` or `false` is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: Child[]
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

const SVG = 'http://www.w3.org/2000/svg'

export function calendarIcon(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  path.setAttribute(
    'd',
    'M8 3v4m8-4v4M4 10h16M6 5h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z',
  )
  icon.append(path)
  return icon
}
