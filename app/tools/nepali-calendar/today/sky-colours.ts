export interface SkyColours {
  /** Of the sky from above to the horizon. Text may be anywhere between `top` and `middle`, never lower. */
  top: string
  middle: string
  horizon: string
  /** The Himalaya. */
  peaks: string
  hills: string
  /** The nearest hill. */
  ground: string
  /** The platform on it. */
  stone: string
  tree: string
}

interface Season {
  day: Light
  hill: string
  /** Share of haze or cloud that hides the mountains and dulls dawn and dusk, 0 to 1. */
  haze: number
}

/** Colours of the top, the middle, the horizon and snow. */
type Light = readonly [top: string, middle: string, horizon: string, snow: string]

/** By two months each, Chaitra first: basanta, grishma, barsha, sharad, hemanta, shishir. */
const seasons: readonly Season[] = [
  { day: ['#24588c', '#395a7d', '#dccfb2', '#efe9dd'], hill: '#5f7f4d', haze: 0.55 },
  { day: ['#2a5783', '#41586f', '#dcc9a0', '#e6dcc4'], hill: '#7d7f4e', haze: 1 },
  { day: ['#44566a', '#485968', '#aebabf', '#b9c4c8'], hill: '#356a44', haze: 1 },
  { day: ['#124f90', '#1b5a96', '#a9d2ef', '#fbfdff'], hill: '#55803f', haze: 0 },
  { day: ['#1a5190', '#24568b', '#bfd9ea', '#fbfdff'], hill: '#7c7d4a', haze: 0.1 },
  { day: ['#2f5680', '#3f5977', '#d9dcd8', '#f2f2ee'], hill: '#747d66', haze: 0.4 },
]

const night: Light = ['#0a1226', '#121d3a', '#25365a', '#3a4a6c']
const moonlit: Light = ['#132043', '#1e2f57', '#3d527c', '#8d9cbb']
const twilight: Light = ['#1a2350', '#3b3768', '#c77d6e', '#8d7793']
const lowSun: Light = ['#234a7d', '#4a5280', '#f4b57e', '#f8d3b4']
const darkHill = '#0b1220'

/**
 * @param light minutes until sunset or since sunrise, whichever is less; negative at night
 * @param moonlight 0 (no moon in the sky) to 1
 */
export function skyColours(month: number, light: number, moonlight: number): SkyColours {
  // Always found: months are 1 to 12.
  const { day, hill, haze } = seasons[Math.floor((month % 12) / 2)] as Season
  const dusk = mixed(twilight, mixed(night, day, 0.35), haze * 0.7)
  const low = mixed(lowSun, day, haze * 0.7)
  const dark = mixed(night, moonlit, moonlight * (1 - haze * 0.7))
  const [top, middle, horizon, snow] = mixed(
    mixed(mixed(dark, dusk, part(light, -75, -25)), low, part(light, -25, 5)),
    day,
    part(light, 5, 75),
  )
  const lit = 0.12 + 0.08 * moonlight + 0.6 * part(light, -50, 60)
  const ground = mix(darkHill, hill, lit)
  return {
    top,
    middle,
    horizon,
    peaks: mix(horizon, snow, 1 - haze),
    hills: mix(ground, horizon, 0.4),
    ground,
    stone: mix(darkHill, '#8b857a', lit * 0.8),
    tree: mix(darkHill, '#2f5a35', lit * 0.8),
  }
}

const mixed = (from: Light, to: Light, share: number): Light => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
  mix(from[3], to[3], share),
]

/** A colour `#rrggbb` between two, from the first (0) to the second (1). */
function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [start = 0, end = 0] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** How far a value has come from one limit to the other, 0 to 1. */
const part = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))
