import { msUntilNepalMidnight } from 'bikram-sambat-calendar/iso-day'
import type { SunTimes } from 'bikram-sambat-calendar/panchanga'

/** What the sky of Kathmandu depends on. */
export interface SkyState {
  /** Since midnight in Nepal. */
  minutes: number
  sun: SunTimes
  /** Of Bikram Sambat, 1 to 12. */
  month: number
  /** 1 to 30; 15 is the full moon, 30 the new moon. */
  tithi: number
  isTihar: boolean
}

/** Share of its time above the horizon that has passed for the sun or the moon, 0 (rise) to 1 (set). */
type Passed = number

export interface Sky {
  colours: SkyColours
  /** Undefined below the horizon. */
  sun: Passed | undefined
  /** Undefined below the horizon, by day and at the new moon. */
  moon: Passed | undefined
  hasStars: boolean
  hasClouds: boolean
  hasLights: boolean
}

const dayMinutes = 1440
/** By which the moon falls behind the sun in a tithi. */
const tithiMinutes = dayMinutes / 30
const halfDay = dayMinutes / 2

/** Since midnight in Nepal. */
export function minutesInNepal(now: Date): number {
  return dayMinutes - Math.ceil(msUntilNepalMidnight(now) / 60_000)
}

export function sky({ minutes, sun, month, tithi, isTihar }: SkyState): Sky {
  const { sunriseMinutes: rise, sunsetMinutes: set } = sun
  const light = Math.min(minutes - rise, set - minutes)
  const isNight = light < 0
  const moon = isNight ? moonAt(minutes, sun, tithi) : undefined
  const isMonsoon = month >= 3 && month <= 5
  return {
    colours: skyColours(month, light, moon === undefined ? 0 : litShare(tithi)),
    sun: isNight ? undefined : (minutes - rise) / (set - rise),
    moon,
    hasStars: light < -50 && !isMonsoon,
    hasClouds: isMonsoon,
    hasLights: isTihar && isNight,
  }
}

/** Of the moon's disc, 0 to 1. */
const litShare = (tithi: number) => (1 - Math.cos((tithi / 15) * Math.PI)) / 2

/** A full moon is up for as long as the night lasts, a new one as long as the day; between them the time is interpolated. */
function moonAt(
  minutes: number,
  { sunriseMinutes, sunsetMinutes }: SunTimes,
  tithi: number,
): Passed | undefined {
  if (tithi === 30) return undefined
  const up = halfDay + (sunsetMinutes - sunriseMinutes - halfDay) * Math.cos((tithi / 15) * Math.PI)
  const noon = (sunriseMinutes + sunsetMinutes) / 2
  const since = minutes - (noon + tithi * tithiMinutes - up / 2)
  const passed = (((since % dayMinutes) + dayMinutes) % dayMinutes) / up
  return passed <= 1 ? passed : undefined
}

/** Outline of the moon's lit part around its centre, as seen from Nepal: on the right while the moon is waxing. */
export function litMoon(tithi: number, radius: number): string {
  const isWaxing = tithi <= 15
  const width = Math.abs(Math.cos((tithi / 15) * Math.PI)) * radius
  const isCrescent = tithi < 7.5 || tithi > 22.5
  const rim = isWaxing ? 1 : 0
  const inner = isCrescent ? 1 - rim : rim
  return `M0-${radius}A${radius} ${radius} 0 0 ${rim} 0 ${radius}A${width.toFixed(1)} ${radius} 0 0 ${inner} 0-${radius}`
}

interface SkyColours {
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
function skyColours(month: number, light: number, moonlight: number): SkyColours {
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
