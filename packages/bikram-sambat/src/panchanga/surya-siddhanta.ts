// Nepal's calendars follow the Surya Siddhanta, a treatise of mean motions and epicycles. Its sun and moon stand
// up to two degrees from the observed ones, so that modern positions give another tithi one day in ten.
// Its text has 488,203 revolutions of the moon's apogee. The almanacs take four less, a correction (bija) of later
// astronomers: the times that they print leave no other choice (published-ends.test.ts).

/** In radians. */
export const degree = Math.PI / 180

/** Civil days in the age of 4,320,000 solar revolutions by which the treatise counts. */
const daysInAge = 1_577_917_828
/** Days from its epoch, midnight at Ujjain (75.768° E) of 17/18 February 3102 BCE, to 1970-01-01 0:00 UTC. */
const epochToUnix = 1_852_122.210_47

/** Sidereal longitude in degrees, 0 (the start of Mesha) to 360. Time in days since 1970, UTC. */
export const sunLongitude = longitudeBy(4_320_000, 0, 77 + 17 / 60, 14)
export const moonLongitude = longitudeBy(57_753_336, 488_199, 90, 32)

/** How far the moon is ahead of the sun in degrees, 0 (new moon) to 360; 12 for each tithi. */
export function elongation(time: number): number {
  return turn(moonLongitude(time) - sunLongitude(time))
}

/** Revolutions in an age of the body and of its apogee, the apogee's place at the epoch, the widest epicycle. */
function longitudeBy(revolutions: number, apogeeRevolutions: number, apogee: number, epicycle: number) {
  return (time: number): number => {
    const days = time + epochToUnix
    const mean = meanMotion(revolutions, days)
    const sine = Math.sin((mean - apogee - meanMotion(apogeeRevolutions, days)) * degree)
    // The epicycle is a third of a degree narrower where the correction is greatest.
    const width = (epicycle - Math.abs(sine) / 3) / 360
    return turn(mean - Math.asin(width * sine) / degree)
  }
}

/**
 * The time nearest to another at which an angle that turns `perDay` degrees a day on average has some degrees. The moon's
 * speed varies by a sixth, so a step leaves a sixth of the error.
 */
export function timeAt(angle: (time: number) => number, degrees: number, near: number, perDay: number) {
  let time = near
  for (let step = 0; step < 10; step++) time -= nearestTurn(angle(time) - degrees) / perDay
  return time
}

/** An angle in degrees brought to 0 up to 360. */
export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

/** The same angle as the nearest way round: -180 up to 180. */
export function nearestTurn(degrees: number): number {
  return turn(degrees + 180) - 180
}

function meanMotion(revolutions: number, days: number): number {
  return ((revolutions * days) / daysInAge) * 360
}
