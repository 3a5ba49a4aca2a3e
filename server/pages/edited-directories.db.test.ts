import { todayInNepal } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import { emergencyRecord } from '#app/records/emergency-numbers/schema.ts'
import { numberEditor } from '#app/records/emergency-numbers/store.server.ts'
import { officeEditor } from '#app/records/postal-codes/store.server.ts'
import { seedUuid } from '#db/seeds/rows.ts'
import { brokenSite, read, seededSite } from '#test/rendered-site.ts'

const context = {
  actor: { id: '00000000-0000-4000-8000-000000000001', email: 'operator@example.org' },
  now: new Date('2026-11-22T06:00:00Z'),
  lang: 'en' as const,
}
const ambulance = seedUuid('emergency-numbers/ambulance')

type Site = Awaited<ReturnType<typeof seededSite>>['site']

/** The answer of all servers to a question. */
async function answerTo(site: Site, question: string): Promise<string | undefined> {
  const ask = await site.ask.current()
  return ask(question, { lang: 'en', today: todayInNepal(site.now()) }).answers[0]?.text
}

/** Waits until the server has heard of a save. */
async function heard(site: Site, isKnown: (known: string) => boolean) {
  const known = async () =>
    JSON.stringify([await site.emergencyNumbers.current(), await site.postOffices.current()])
  await expect.poll(async () => isKnown(await known())).toBe(true)
}

test('EMER-03: a changed number is that of all pages and answers; one that is switched off is on none', async () => {
  const { app, db, site } = await seededSite()
  expect(await answerTo(site, 'ambulance number')).toBe('Call 102')
  await numberEditor.update(db, ambulance, { number: '+977 1102', checked_on: '2026-11-22' }, context)
  await heard(site, (known) => known.includes('+977 1102'))
  const { html } = await read(app, '/emergency-services')
  expect(html).toContain('href="tel:+9771102"')
  expect(html).not.toContain('href="tel:102"')
  expect((await read(app, '/emergency-services/details')).text).toContain('checked November 2026')
  for (const path of ['/', '/offline', '/ne/emergency-services']) {
    const page = await read(app, path)
    expect(page.html, path).toContain('tel:+9771102')
    expect(page.html, path).not.toContain('href="tel:102"')
  }
  expect((await read(app, '/ne')).text).toContain('|+९७७ ११०२|एम्बुलेन्स|')
  expect(await answerTo(site, 'ambulance number')).toBe('Call +977 1102')

  await numberEditor.update(db, ambulance, { is_active: false }, context)
  await heard(site, (known) => !known.includes('+977 1102'))
  for (const path of ['/', '/offline', '/emergency-services'])
    expect((await read(app, path)).html, path).not.toContain('tel:+9771102')
  expect((await read(app, '/')).text).toContain('|100|Police|')
  expect(await answerTo(site, 'ambulance number')).toBeUndefined()
})

test('EMER-03: a new service is found by its name, and no row has the digits of another', async () => {
  const { app, db, site } = await seededSite()
  const fieldsWith = (number: string) =>
    emergencyRecord.edits('en').parse({
      category: 'health',
      name: 'Manakamana Rescue',
      number,
      sources: 'Its page',
      checked_on: '2026-11-22',
    })
  const made = await numberEditor.create(db, fieldsWith('01-610 8888'), context)
  expect(made.outcome).toBe('saved')
  expect(await numberEditor.create(db, fieldsWith('016108888'), context)).toEqual({
    outcome: 'refused',
    fieldErrors: { number: 'This number already belongs to “Manakamana Rescue”' },
  })
  await heard(site, (known) => known.includes('Manakamana Rescue'))
  expect(await answerTo(site, 'manakamana rescue number')).toBe('Call 01-610 8888')
  expect((await read(app, '/ne/emergency-services')).text).toContain('|Manakamana Rescue|')
})

test('POST-02, POST-05: a changed office is found as it is now; one that is switched off is not found', async () => {
  const { app, db, site } = await seededSite()
  const pokhara = seedUuid('postal-codes/33700')
  await officeEditor.update(db, pokhara, { code: '33799', name_ne: 'कास्की कार्यालय' }, context)
  await heard(site, (known) => known.includes('33799'))
  expect((await read(app, '/postal-codes?q=33799')).text).toContain('Showing 1 results')
  expect((await read(app, '/postal-codes?q=33700')).text).toContain('Showing 0 results')
  // The head office of its district, where the page begins.
  expect((await read(app, '/postal-codes')).text).toMatch(/\|Pokhara\|33799\|/)
  expect((await read(app, `/ne/postal-codes?q=${encodeURIComponent('कास्की कार्यालय')}`)).text).toContain(
    '|कास्की कार्यालय|(Kaski)|',
  )
  expect(await answerTo(site, 'postal code of pokhara')).toContain('33799')

  await db.updateTable('postal_codes').set({ is_active: false }).where('district', '=', 'Chitwan').execute()
  await officeEditor.update(db, pokhara, { is_active: false }, context)
  await heard(site, (known) => !known.includes('33799'))
  expect((await read(app, '/postal-codes?q=33799')).text).toContain('Showing 0 results')
  const { html, text } = await read(app, '/postal-codes')
  expect(text).toContain('|All 910 postal codes|')
  expect(html).toContain('<option value="Chitawan">')
  expect(html).not.toContain('<option value="Chitwan">')
  expect(text).not.toContain('|Pokhara|')
  expect(await answerTo(site, '33799')).toBeUndefined()
})

test('EMER-03, POST-05: while the database does not answer, the shipped lists stand in and are not cached', async () => {
  const { app, site, logged } = await brokenSite()
  const numbers = await read(app, '/ne/emergency-services')
  expect(numbers.html).toContain('href="tel:1145"')
  expect(numbers.text).toContain('|५४ वटा सेवा|')
  expect((await read(app, '/postal-codes')).text).toContain('|All 917 postal codes|')
  expect((await read(app, '/offline')).html).toContain('href="tel:102"')
  expect((await app.request('/emergency-services')).headers.get('cache-control')).toBe('no-store')
  expect(await answerTo(site, 'ambulance number')).toBe('Call 102')
  expect(await answerTo(site, 'postal code of pokhara')).toContain('33700')
  const kinds = logged.map(({ kind }) => kind)
  expect(kinds).toContain('emergency-numbers-unavailable')
  expect(kinds).toContain('postal-codes-unavailable')
})
