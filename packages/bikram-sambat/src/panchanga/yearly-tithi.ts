import { daysByRule, type Festival } from './festivals.ts'

/**
 * The days of a BS year on which a yearly tithi falls: mostly one, now and then none or two, as the lunar year is shorter or
 * longer. It is the day at whose sunrise the tithi holds, of two such days the first; where it holds at none, the day in
 * which it begins. An intercalary month has none. Throws DateOutOfRangeError outside BS 2000 to 2090.
 *
 * @param month as almanacs of Nepal name it: 1 (Baisakh) to 12 (Chaitra), its dark half before its bright one
 * @param tithi 1 to 30, as `Tithi` counts them
 */
export function daysOfTithi(year: number, month: number, tithi: number): Festival<'tithi'>[] {
  // The rules name months from new moon to new moon, Chaitra first: the dark half belongs to the month before.
  const ofNewMoon = tithi > 15 ? month : (month % 12) + 1
  return daysByRule<'tithi'>(year, { lunar: { tithi: [ofNewMoon, tithi] }, bs: {}, ad: {} })
}
