import { z } from 'zod'
import { rememberLast } from '#app/lib/remember-last.ts'
import { listActiveBanks } from '#app/records/banks/store.server.ts'
import { carrierRemarks } from '#app/records/carriers/carrier.ts'
import { subjectKinds } from '#app/records/corrections/schema.ts'
import { listPublished, mostPublished } from '#app/records/corrections/store.server.ts'
import { categoryIds, listOf, numberRemarks } from '#app/records/emergency-numbers/number.ts'
import { placeNames } from '#app/records/postal-codes/all-place-names.ts'
import { districtsOf, officeDistrict, spellingsOf } from '#app/records/postal-codes/districts.ts'
import { postOfficeOf } from '#app/records/postal-codes/post-offices.ts'
import { prepareSearch, searchOffices } from '#app/records/postal-codes/search-offices.ts'
import type { OfficeRow } from '#app/records/postal-codes/store.server.ts'
import { listActiveTools } from '#app/records/tools/store.server.ts'
import { listRoute } from './data-route.ts'
import { bilingual, bilingualName, nullableText, remarksField, shownRemarks } from './day.ts'

const carrier = z.object({
  name: bilingualName,
  /** The first three digits of the numbers that the carrier issued. */
  prefixes: z.array(z.string().regex(/^\d{3}$/)),
  technology: z.string(),
  status: z.enum(['operating', 'ended']),
  note: nullableText,
  remarks: remarksField,
})

export const readCarrierList = listRoute('carriers', carrier, {
  path: '/api/v1/carriers',
  summary: 'Mobile carriers with the three-digit prefixes of the numbers that they issued',
  tags: ['carriers'],
  read: async ({ carriers }) =>
    (await carriers.current()).map((row) => ({
      name: { en: row.name, ne: row.name_ne },
      prefixes: row.prefixes,
      technology: row.technology,
      status: row.status,
      note: { en: row.status_note, ne: row.status_note_ne },
      remarks: shownRemarks(carrierRemarks(row)),
    })),
})

const bank = z.object({ name: bilingualName, code: z.string() })

export const readBankList = listRoute('banks', bank, {
  path: '/api/v1/banks',
  summary: 'Banks with the codes that payment QR codes name them by: mostly the SWIFT code, not always',
  tags: ['banks'],
  read: async ({ storage }) =>
    (await listActiveBanks(storage.db)).map(({ name, name_ne, code }) => ({
      name: { en: name, ne: name_ne },
      code,
    })),
})

const emergencyNumber = z.object({
  name: bilingualName,
  number: z.string(),
  other_numbers: z.array(z.string()),
  category: z.enum(categoryIds),
  confidence: z.enum(['medium', 'high']),
  /** Sources disagree whether it still works. */
  is_old_number: z.boolean(),
  note: nullableText,
  sources: z.array(z.string()),
  /** The day on which the sources were read; the numbers were not dialled. */
  checked_on: z.iso.date(),
  remarks: remarksField,
})

export const readEmergencyNumberList = listRoute('numbers', emergencyNumber, {
  path: '/api/v1/emergency-numbers',
  summary:
    'Emergency and help line numbers of Nepal, each with its sources and the day they were read; none was dialled',
  tags: ['emergency-numbers'],
  read: async ({ emergencyNumbers }) =>
    (await emergencyNumbers.current()).map((row) => ({
      name: { en: row.name, ne: row.name_ne },
      number: row.number,
      other_numbers: listOf(row.other_numbers ?? ''),
      category: row.category,
      confidence: row.confidence,
      is_old_number: row.is_old_number,
      note: { en: row.note, ne: row.note_ne },
      sources: row.sources.split('\n'),
      checked_on: row.checked_on,
      remarks: shownRemarks(numberRemarks(row)),
    })),
})

const postalCode = z.object({
  code: z.string().regex(/^\d{5}$/),
  name: bilingualName,
  district: bilingual,
  office_type: z.string(),
  /** Only in answers to `q`. */
  remarks: remarksField.optional(),
})

/** Made once for the rows in memory. */
const searchOf = rememberLast((rows: readonly OfficeRow[]) => {
  const offices = rows.map(postOfficeOf)
  return prepareSearch(offices, districtsOf(offices), placeNames)
})

export const readPostalCodeList = listRoute('postal_codes', postalCode, {
  path: '/api/v1/postal-codes',
  summary: 'Post offices with their postal codes and districts, all or those of a place or district',
  query: {
    district: {
      description: 'a district of Nepal in English, as the list spells it or as it is spelled today',
      pattern: /^[A-Za-z ]{3,40}$/,
      isKnown: (value) => spellingsOf(value).length > 0,
      example: 'Kaski',
    },
    q: {
      description: 'a place, district or code, or a part of one, up to 60 characters',
      pattern: /^\S.{0,59}$/,
      example: 'Pokhara',
    },
  },
  tags: ['postal-codes'],
  read: async ({ postOffices }, { q = '', district = '' }) => {
    const found = searchOffices(searchOf(await postOffices.current()), {
      query: q,
      districts: spellingsOf(district),
    })
    const remarks = new Map(found.places.map(({ value, remarks }) => [value.office.code, remarks]))
    return found.offices.map(({ code, name, nameNe, district, type }) => ({
      code,
      name: { en: name, ne: nameNe ?? null },
      district: { en: district, ne: officeDistrict(district).ne },
      office_type: type,
      ...(remarks.get(code)?.length && { remarks: shownRemarks(remarks.get(code) ?? []) }),
    }))
  },
})

const tool = z.object({
  name: bilingualName,
  /** On this site, in English; in Nepali with `/ne` before it. */
  path: z.string(),
  category: z.string(),
  description: bilingualName,
})

export const readToolList = listRoute('tools', tool, {
  path: '/api/v1/tools',
  summary: 'The tools of this site in their order',
  tags: ['tools'],
  read: async ({ storage }) =>
    (await listActiveTools(storage.db)).map((row) => ({
      name: { en: row.name, ne: row.name_ne },
      path: row.path,
      category: row.category,
      description: { en: row.description, ne: row.description_ne },
    })),
})

const correction = z.object({
  id: z.uuid(),
  kind: z.enum(subjectKinds),
  name: bilingualName,
  state: z.enum(['accepted', 'declined']),
  reason: bilingualName,
  decided_at: z.iso.datetime(),
})

export const readCorrectionList = listRoute('corrections', correction, {
  path: '/api/v1/corrections',
  summary: `What was decided about reported mistakes, the newest ${mostPublished}`,
  tags: ['corrections'],
  read: async ({ storage }) =>
    (await listPublished(storage.db, mostPublished)).map((row) => ({
      id: row.id,
      kind: row.subject_kind,
      name: { en: row.name, ne: row.name_ne },
      state: row.state,
      reason: { en: row.reason, ne: row.reason_ne },
      decided_at: row.decided_at.toISOString(),
    })),
})
