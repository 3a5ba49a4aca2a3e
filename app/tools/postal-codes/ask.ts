import {
  type Answer,
  type AskContext,
  type Cursor,
  defineAskPart,
  type Outcome,
  type Refusal,
  type Words,
} from '@chautari/ask'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type Lang, pathIn } from '#app/lib/language.ts'
import { type Statement, saidIn } from '#app/lib/statement.ts'
import {
  districtOf,
  type NearName,
  nearNames,
  placeStatements,
} from '#app/records/postal-codes/found-places.ts'
import {
  findPlaces,
  firstOfEach,
  type Place,
  type PlaceNames,
  type Places,
  postalArea,
  readPlaces,
} from '#app/records/postal-codes/places.ts'
import { addressLine, areaOffice, readPostOffices } from '#app/records/postal-codes/post-offices.ts'
import type { PostalList } from './list-state.ts'
import { messages } from './messages.ne.ts'

/** Prepares the list once. */
export function postalAskData({ offices, districts }: PostalList, placeNames?: PlaceNames): Places {
  return readPlaces(readPostOffices(offices), districts, placeNames)
}

let loadedNames: PlaceNames | undefined

/** In the browser, from a file of 10 kB. */
async function loadPlaceNames(): Promise<void> {
  try {
    loadedNames = (await import('#app/records/postal-codes/all-place-names.ts')).placeNames
  } catch (error) {
    console.warn('The names of places could not be loaded', error)
  }
}

const words: Words = {
  postal:
    'postal code,post code,postcode,postal,zip code,zipcode,zip,pin code,pincode,postal codes,postalcode,post office,post office code,hulak,hulak code,hulaki,hulak ko code,hulak kod,kod,pin,हुलाक कोड,हुलाकी कोड,पोस्टल कोड,पोस्ट कोड,जिप कोड,पिन कोड,हुलाक,हुलाक नम्बर,हुलाकको कोड,हुलाक कार्यालय,पोस्टकोड',
  code: 'code,codes,कोड',
  place: 'district,jilla,city,town,municipality,nagar,place,area,sahar,shahar,जिल्ला,सहर,नगर,नगरपालिका,गाउँ',
}

const allowed = ['postal', 'code', 'number', 'place', 'where', 'nepal', 'in', 'from', 'to', 'this', 'whose']

function postal(cursor: Cursor, context: AskContext, places: Places): Outcome | Answer[] | undefined {
  const isAsked = cursor.consume('postal') !== undefined
  const code = cursor.consumeNumber(({ figures = '' }) => /^\d{5}$/.test(figures))
  if (code) {
    const value = places.byCode.get(code.figures ?? '')
    if (!value || !cursor.isFullyParsed(allowed, isAsked)) return undefined
    return answerTo(context, { value, remarks: [] }, places)
  }
  const named = consumeNamed(cursor, places)
  if (!named) return isAsked ? nearest(cursor, context, places) : undefined
  const within = consumeNamed(cursor, places)
  const found = within ? narrowed(named, within) : named
  // A word may be the name of a village: without a word for the code only a place that everybody knows is meant.
  const isKnown = found.some(({ sense, hasOwn }) => hasOwn && sense !== 'office' && sense !== 'municipality')
  if (!(isAsked || isKnown) || !cursor.isFullyParsed(allowed, isAsked && isKnown)) return undefined
  return placeStatements(found).map((place) => answerTo(context, place, places))
}

/** In words. */
const longestName = 5
const mostOffers = 3
/** The ward in `pokhara-16`. */
const isWard = (text: string, at: number) => at > 0 && /^\d{1,2}$/.test(text)
const endings = /(?<=.{3})(?:ko|ka|ki|ma|को|का|की|मा)$/

/** Takes the longest run of words that names something. */
function consumeNamed(cursor: Cursor, places: Places): readonly Place[] | undefined {
  const { words } = cursor.question
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length)
      if (
        !run.every(({ kind, text }, at) => cursor.isFree(start + at) && (kind === 'word' || isWard(text, at)))
      )
        continue
      const name = run.map(({ text }) => text).join(' ')
      const found = [name, `${name}s`, name.replace(endings, '')]
        .map((spelling) => findPlaces(places, spelling))
        .find((list) => list.length > 0)
      if (!found) continue
      cursor.markConsumed({ start, end: start + length })
      return found
    }
  }
  return undefined
}

/** Of two names, the places of the one that lie in the other: `damak jhapa`, `jhapa damak`. */
function narrowed(one: readonly Place[], other: readonly Place[]): readonly Place[] {
  const within = (inner: readonly Place[], outer: readonly Place[]) =>
    inner.filter(({ office }) =>
      outer.some((place) => place.sense === 'district' && postalArea(place.office) === postalArea(office)),
    )
  const [found, turned] = [within(one, other), within(other, one)]
  return found.length > 0 ? found : turned
}

/** A typo of a name that everybody knows is read; what only sounds like a name, or like several, is offered. */
function nearest(cursor: Cursor, context: AskContext, places: Places): Answer[] | Refusal | undefined {
  const open = cursor.remaining(allowed)
  const [start = 0, end = -1] = [open[0], open.at(-1)]
  const typed = cursor.question.words.slice(start, end + 1)
  if (typed.length === 0 || typed.length > longestName || typed.some(({ kind }) => kind !== 'word'))
    return undefined
  const name = typed
    .map(({ text }) => text)
    .join(' ')
    .replace(endings, '')
  const near = nearNames(name, places)
  const [first, second] = near
  const isNepali = /[ऀ-ॿ]/.test(name)
  if (!first || name.length < (isNepali ? 3 : 4)) return undefined
  cursor.markConsumed({ start, end: end + 1, typos: first.typos })
  const isOne = new Set(first.places.map(({ office }) => postalArea(office))).size === 1
  const isKnown = isOne && first.places.some(({ sense }) => sense !== 'office' && sense !== 'municipality')
  const isLong = first.name.length > (isNepali ? 3 : 5)
  if (isKnown && isLong && first.typos <= 1 && !(second && second.typos <= first.typos))
    return placeStatements(findPlaces(places, first.name)).map((place) => answerTo(context, place, places))
  return {
    kind: 'refusal',
    intent: 'postal.find',
    reason: 'unknown-place',
    text: messages[context.lang].ask.offers(name, offersOf(near, context)),
  }
}

function offersOf(near: readonly NearName[], { lang }: AskContext): string {
  const places = near.flatMap((one) => one.places)
  return firstOfEach(places, ({ office }) => office.code)
    .slice(0, mostOffers)
    .map((place) => `${place.name[lang]}, ${districtOf(place)[lang]} ${digitsIn(lang, place.office.code)}`)
    .join(messages[lang].ask.or)
}

function answerTo({ lang }: AskContext, { value, remarks }: Statement<Place>, places: Places): Answer {
  const { name, sense, hasOwn, district, office } = value
  const code = digitsIn(lang, office.code)
  const title = officeTitle(lang, places.byCode.get(office.code) ?? value)
  const isNamed = office.type === areaOffice || (sense === 'district' && hasOwn) || sense === 'office'
  // Nawalpur is on maps the eastern part of Nawalparasi.
  const also = sense === 'district' && !hasOwn && district?.aliases?.[lang === 'en' ? 0 : 1]
  return {
    kind: 'answer',
    remarks: saidIn(lang, remarks),
    intent: 'postal.find',
    result: { code: office.code, office: office.name },
    text: `${code} · ${lang === 'en' ? addressLine(office) : title}`,
    figure: code,
    details: lang === 'en' ? [title, addressLine(office)] : [title],
    reading: isNamed
      ? title
      : `${name[lang]}${also ? ` (${also})` : `, ${districtOf(value)[lang]}`}: ${title}`,
    link: `${pathIn(lang, '/postal-codes')}?q=${office.code}`,
  }
}

/** The name of an office with its type. */
function officeTitle(lang: Lang, { name, area, office }: Place): string {
  const type = messages[lang].ask.types[office.type] ?? office.type
  if (office.type === areaOffice) return `${name[lang]} ${type}, ${area[lang]}`
  return `${lang === 'en' ? office.name : area.ne} ${type}`
}

export const ask = defineAskPart<Places>({
  name: 'postal-codes',
  words,
  load: loadPlaceNames,
  readJson: (json) => postalAskData(json as PostalList, loadedNames),
  grammars: [postal],
  // Known to the other grammars as words of another subject.
  dataWords: ({ all }) => {
    const names = all.flatMap(({ sense, names }) => (sense === 'municipality' ? [] : names))
    const long = names
      .filter((name) => name.length > 3)
      .map((name) => name.toLowerCase().replaceAll(',', ' '))
    return { 'place-name': [...new Set(long)].join(',') }
  },
})
