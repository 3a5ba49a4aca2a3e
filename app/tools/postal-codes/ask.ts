import { type Answer, type AskContext, type Cover, defineAskPart, type Outcome, type Words } from 'ask'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { pathIn } from '#app/lib/language.ts'
import { areaOffice } from '#app/records/postal-codes/office-types.ts'
import { messages } from './ask/messages.ne.ts'
import { type PostalList, postalDistricts } from './districts.ts'
import { addressLine, type PostOffice, readPostOffices } from './post-offices.ts'
import { anySpelling, comparable } from './spelling.ts'

/** The offices, and the names that only one of them can mean. */
export interface PostalAskData {
  byCode: ReadonlyMap<string, PostOffice>
  /** Names in both scripts, by code: an office's own, and for a head office its town and district. */
  names: ReadonlyMap<string, readonly string[]>
  /** Names of towns without an office in the list, by the code of their district's head office. */
  townNames: ReadonlyMap<string, readonly string[]>
  /** The name of the district in Nepali, by its published spelling. */
  nepaliDistricts: ReadonlyMap<string, string>
}

/** Prepares the list once. */
export function postalAskData({
  offices,
  districts,
  towns,
}: Pick<PostalList, 'offices' | 'districts' | 'towns'>): PostalAskData {
  const all = readPostOffices(offices)
  const byCode = new Map(all.map((office) => [office.code, office]))
  const names = new Map<string, string[]>()
  const taken = new Set<string>()
  const add = (code: string | undefined, texts: readonly string[]) => {
    if (!code || !byCode.has(code)) return
    const free = texts
      .map((text) => text.toLowerCase().replaceAll(',', ' '))
      .filter((text) => !taken.has(anySpelling(comparable(text))))
    for (const text of free) taken.add(anySpelling(comparable(text)))
    names.set(code, [...(names.get(code) ?? []), ...free])
  }
  // Of two offices of one name, that of the district or the town is meant.
  for (const { headPostalCode, headquarters, name, aliases = [] } of districts)
    add(headPostalCode, [headquarters.en, headquarters.ne, name.en, name.ne, ...aliases])
  for (const { code, name } of towns) add(code, [name.en, name.ne])
  // A name that several districts have says nothing.
  for (const [name, [office, second]] of Map.groupBy(all, ({ name }) => name))
    if (office && !second && name.length > 3) add(office.code, office.nameNe ? [name, office.nameNe] : [name])
  const townNames = new Map(
    districts.flatMap(({ headPostalCode, name }) => {
      const own = towns.filter(({ code, district }) => !code && district === name.en)
      return headPostalCode ? [[headPostalCode, own.flatMap((town) => [town.name.en, town.name.ne])]] : []
    }),
  )
  const spellings = postalDistricts(districts, towns)
  const nepaliDistricts = new Map([...spellings].map(([spelling, { name }]) => [spelling, name.ne]))
  return { byCode, names, townNames, nepaliDistricts }
}

const words: Words = {
  // The capital's short name, which the list does not have, and what Bhimdatta was called until 2008.
  'place-name:44600': 'ktm,kathmandu,काठमाडौं,काठमाण्डौ',
  'place-name:10400': 'mahendranagar,महेन्द्रनगर',
  postal:
    'postal code,post code,postcode,postal,zip code,zipcode,zip,pin code,pincode,postal codes,postalcode,post office,post office code,hulak,hulak code,hulaki,hulak ko code,hulak kod,kod,pin,हुलाक कोड,हुलाकी कोड,पोस्टल कोड,पोस्ट कोड,जिप कोड,पिन कोड,हुलाक,हुलाक नम्बर,हुलाकको कोड,हुलाक कार्यालय,पोस्टकोड',
  code: 'code,codes,कोड',
  place: 'district,jilla,city,town,municipality,nagar,place,area,sahar,shahar,जिल्ला,सहर,नगर,नगरपालिका,गाउँ',
}

function postal(cover: Cover, context: AskContext, data: PostalAskData): Outcome | undefined {
  const isAsked = cover.take('postal') !== undefined
  const allowed = ['postal', 'code', 'number', 'place', 'where', 'nepal', 'in', 'from', 'to', 'this', 'whose']
  const code = cover.takeNumber(({ figures = '' }) => /^\d{5}$/.test(figures))
  if (code) {
    const office = data.byCode.get(code.figures ?? '')
    return office && cover.isExplained(allowed, isAsked) ? answer(context, office, data) : undefined
  }
  const office = takePlace(cover, data)
  // Nearly every word is near to one of a thousand names: slips count in long ones only, and where a code is asked for.
  const isSure =
    cover.slips === 0 || (isAsked && cover.slips === 1 && office !== undefined && office.name.length > 5)
  // A word that sounds like a place is one only where a code is asked for: "those", "well".
  const text = cover.question.text.toLowerCase()
  const isSpelled =
    isAsked || /[^ -~]/.test(text) || data.names.get(office?.code ?? '')?.some((name) => text.includes(name))
  if (office && isSure && isSpelled && cover.isExplained(allowed, isAsked))
    return answer(context, office, data)
  const town = isAsked && cover.slips === 0 ? cover.take('town-name:') : undefined
  const head = town && data.byCode.get(town.value)
  if (!head || !cover.isExplained(allowed)) return undefined
  const found = answer(context, head, data)
  return { ...found, reading: messages[context.lang].headReading(districtIn(context.lang, head, data)) }
}

/** The office of the place that is named; of a town with its district, the town's. */
function takePlace(cover: Cover, { byCode }: PostalAskData): PostOffice | undefined {
  const [first, second] = [cover.take('place-name:'), cover.take('place-name:')].map(
    (taken) => taken && byCode.get(taken.value),
  )
  if (!first || !second || first.code === second.code) return first
  if (first.district !== second.district) return undefined
  return first.type === areaOffice ? first : second
}

function districtIn(
  lang: AskContext['lang'],
  { district }: PostOffice,
  { nepaliDistricts }: PostalAskData,
): string {
  return (lang === 'ne' && nepaliDistricts.get(district)) || district
}

function answer({ lang }: AskContext, office: PostOffice, data: PostalAskData): Answer {
  const district = districtIn(lang, office, data)
  return {
    kind: 'answer',
    remarks: [],
    intent: 'postal.find',
    result: { code: office.code, office: office.name },
    text:
      lang === 'ne'
        ? `${digitsIn(lang, office.code)} · ${addressLine(office)}`
        : `${office.code} · ${addressLine(office)}`,
    reading: messages[lang].reading(office.name, district),
    link: `${pathIn(lang, '/postal-codes')}?q=${office.code}`,
  }
}

export const ask = defineAskPart<PostalAskData>({
  name: 'postal-codes',
  words,
  readJson: (json) => postalAskData(json as PostalList),
  grammars: [postal],
  dataWords: ({ names, townNames }) => ({
    ...Object.fromEntries([...names].map(([code, texts]) => [`place-name:${code}`, texts.join(',')])),
    ...Object.fromEntries(
      [...townNames].map(([code, texts]) => [`town-name:${code}`, texts.join(',').toLowerCase()]),
    ),
  }),
})
