import { msUntilNepalMidnight } from 'bikram-sambat-calendar/iso-day'
import type { SunTimes } from 'bikram-sambat-calendar/panchanga'
import { type SkyColours, skyColours } from './sky-colours.ts'

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
