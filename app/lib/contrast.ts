/** Relative luminance of `#rrggbb`, 0 to 1. Source: WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast ratio of two colours, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** White or near-black, whichever has more contrast with a background. */
export function readableOn(background: string): '#ffffff' | '#16181d' {
  return contrast(background, '#ffffff') >= contrast(background, '#16181d') ? '#ffffff' : '#16181d'
}
