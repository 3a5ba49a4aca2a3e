/** Classes of the width of a browser's window, in CSS pixels: below 640, below 1024, and wider. */
export const widthClasses = ['phone', 'tablet', 'desktop'] as const

export type WidthClass = (typeof widthClasses)[number]

export function widthClassOf(width: number): WidthClass {
  if (width < 640) return 'phone'
  return width < 1024 ? 'tablet' : 'desktop'
}
