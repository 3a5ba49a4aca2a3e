import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { langOfPath } from '#app/lib/language.ts'
import { PageProviders } from '#app/platform/document/page-providers.tsx'
import { seededNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { directoryOf } from '../load-services.server.ts'
import { EmergencyTool } from './emergency-tool.tsx'

const path = '/emergency-services'

function htmlOf(address: string) {
  const { pathname, search } = new URL(address, location.origin)
  const lang = langOfPath(pathname)
  return renderToStaticMarkup(
    <PageProviders lang={lang} address={{ pathname, search }}>
      <EmergencyTool {...directoryOf(lang, seededNumbers)} />
    </PageProviders>,
  )
}

/** The document as the server sends it, with the page's script. `served` is the address that it was made for. */
async function renderTool(address = path, served = address, isOnline = true) {
  history.replaceState(null, '', address)
  document.body.innerHTML = htmlOf(served)
  const before = shownTexts('h3')
  vi.stubGlobal('fetch', (asked: string) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response(htmlOf(asked)))
  })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.resetModules()
  await import('../emergency-list.script.ts')
  const hasDetails = () => list().querySelector('a[href$="/details"]') === null
  await vi.waitUntil(() => (isOnline ? hasDetails() : warned.mock.calls.length > 0))
  return {
    /** What the server showed. */
    before,
    user: userEvent.setup({ delay: null }),
    box: screen.getByRole<HTMLInputElement>('searchbox'),
    names: () => shownTexts('h3'),
    groups: () => shownTexts('section[aria-labelledby]:not(#nothing) > h2'),
    row: (name: string) => within(list()).getByText(name, { selector: 'h3' }).closest('li')!,
    count: () => screen.getByRole('status').textContent,
    answer: () => document.querySelector<HTMLElement>('[data-answer]')?.dataset.answer,
  }
}

const list = () => document.querySelector<HTMLElement>('#numbers')!
const shownTexts = (selector: string) =>
  [...list().querySelectorAll(selector)]
    .filter((element) => element.closest('[hidden]') === null)
    .map(({ textContent }) => textContent)

test('EMER-02, EMER-03: four numbers to call on top, the other fifty in six groups below', async () => {
  const { groups, names, count, answer } = await renderTool()
  const pinned = within(screen.getByRole('region', { name: 'Call now' })).getAllByRole('link', { name: /\d/ })
  expect(pinned.map(({ textContent }) => textContent)).toEqual([
    '100Police',
    '101Fire brigade',
    '102Ambulance',
    '103Traffic police',
  ])
  expect(groups()).toEqual([
    'General Emergency Services',
    'Army and Security Services',
    'Health and Child Services',
    'Utilities and Public Services',
    'Disaster and Tourism',
    'General Inquiries and Helicopter Rescue Services',
  ])
  expect(names()).toHaveLength(50)
  expect(names()).not.toContain('Nepal Police Control')
  expect(count()).toBe('54 entries')
  expect(answer()).toBe('Police 100, Fire brigade 101, Ambulance 102, Traffic police 103')
})

test('EMER-03: what is known of the four is one press away, with their category', async () => {
  const { user, names, row } = await renderTool()
  await user.click(screen.getByRole('link', { name: 'About these numbers' }))
  expect(names().slice(0, 4)).toEqual([
    'Nepal Police Control',
    'Fire Brigade',
    'Ambulance (Nepal Ambulance Service)',
    'Traffic Police Control',
  ])
  const details = row('Nepal Police Control').querySelector('details')!
  details.open = true
  expect(details.textContent).toContain('US Embassy in Nepal')
})

test('EMER-01: a search narrows the groups while typing, and is not written to the address', async () => {
  const { user, box, groups, names, count, answer } = await renderTool()
  await user.type(box, 'TOURISM')
  expect(groups()).toEqual(['Disaster and Tourism'])
  expect(count()).toBe('2 entries')
  await user.clear(box)
  await user.type(box, '४२५६९०९')
  expect(names()).toEqual(['Nepal Tourism Board'])
  expect(answer()).toBe('Nepal Tourism Board 01-4256909')
  const link = within(list()).getByRole('link', { name: 'Call 01-4256909 Nepal Tourism Board' })
  expect(link.getAttribute('href')).toBe('tel:014256909')
  expect(location.pathname + location.search).toBe(path)
  await user.clear(box)
  expect(answer()).toMatch(/^Police 100, Fire/)
})

test('EMER-01, EMER-03: without the details a search reads names and numbers, and a row leads to them', async () => {
  const { user, box, names, row } = await renderTool(path, path, false)
  const bureau = row('Nepal Police Cyber Bureau')
  const links = [...bureau.querySelectorAll('details a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:9851286770', 'tel:9851286771', '/emergency-services/details'])
  await user.type(box, '9851286771')
  expect(names()).toEqual(['Nepal Police Cyber Bureau'])
})

test('EMER-03: the page of details shows all 54 entries, and what is known of them', () => {
  document.body.innerHTML = htmlOf(`${path}/details`)
  expect(shownTexts('h3')).toHaveLength(54)
  expect(list().querySelectorAll('details[open]')).toHaveLength(54)
  const bureau = document.getElementById('tel:015319044')
  expect(bureau?.textContent).toContain('Reports of online crime.')
  expect(bureau?.textContent).toContain('From unofficial lists, checked November 2026')
  expect(bureau?.querySelector('[href^="mailto:"]')?.textContent).toBe('cyberbureau@nepalpolice.gov.np')
})

test('EMER-01: a search finds the four numbers as well, in the other language too', async () => {
  const { user, box, names } = await renderTool(`/ne${path}`)
  await user.type(box, 'damkal')
  expect(names()).toEqual(['दमकल'])
})

test('EMER-01: a search that finds nothing keeps the four numbers at hand', async () => {
  const { user, box, before, names, groups } = await renderTool(`${path}?q=xyzzy`)
  expect(names()).toEqual(before)
  const nothing = within(screen.getByRole('region', { name: 'No number found' }))
  expect(nothing.getAllByRole('link', { name: /^10[0-3] / })).toHaveLength(4)
  await user.click(nothing.getByRole('link', { name: 'Clear search' }))
  expect(document.activeElement).toBe(box)
  expect(groups()).toHaveLength(6)
  expect(location.search).toBe('')
})

test('EMER-01: a copy that the browser kept answers the search of the address', async () => {
  const { box, groups } = await renderTool(`${path}?q=helicopter`, path)
  expect(box.value).toBe('helicopter')
  expect(groups()).toEqual(['General Inquiries and Helicopter Rescue Services'])
})

test('EMER-02: a button shows one category alone, with its own of the four', async () => {
  const { user, groups, names, count } = await renderTool()
  const buttons = within(screen.getByRole('group', { name: 'Kind of service' }))
  const pressed = () =>
    buttons.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['All'])
  await user.click(buttons.getByRole('button', { name: 'Emergency' }))
  expect(pressed()).toEqual(['Emergency'])
  expect(groups()).toEqual(['General Emergency Services'])
  expect(names()[0]).toBe('Nepal Police Control')
  expect(count()).toBe('9 entries')
  await user.click(buttons.getByRole('button', { name: 'All' }))
  expect(groups()).toHaveLength(6)
})

test('EMER-01, EMER-02: typing searches all categories, and the buttons are those with something found', async () => {
  const { user, box, before, names, groups } = await renderTool(`${path}?group=utilities`)
  expect(names()).toEqual(before)
  expect(groups()).toEqual(['Utilities and Public Services'])
  await user.type(box, 'police')
  expect(groups()).toEqual([
    'General Emergency Services',
    'Army and Security Services',
    'Disaster and Tourism',
  ])
  const buttons = within(screen.getByRole('group', { name: 'Kind of service' }))
  expect(buttons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Emergency',
    'Army, security',
    'Disaster, tourism',
  ])
  await user.click(buttons.getByRole('button', { name: 'Disaster, tourism' }))
  expect(groups()).toEqual(['Disaster and Tourism'])
  expect(box.value).toBe('police')
})

test('EMER-03: an old number says so on its row, what to do instead stands above the list, and the month of a check is in words', async () => {
  const english = await renderTool()
  const patan = english.row('Patan Hospital')
  expect(patan.textContent).toContain('Old, may not work')
  expect(patan.querySelector('summary [role=img]')?.getAttribute('aria-label')).toBe('From unofficial lists')
  expect(patan.textContent).toContain('From unofficial lists, checked November 2026')
  const child = english.row('Child Helpline')
  expect(child.textContent).not.toContain('Old,')
  expect(child.querySelector('summary [role=img]')?.getAttribute('aria-label')).toBe('Confirmed in writing')
  const advice = () => shownTexts('[data-old] li').join()
  expect(advice()).toContain('call 100 (police) or 102 (ambulance), or ask 197')
  await english.user.type(english.box, '1098')
  expect(advice()).toBe('')
  await english.user.clear(english.box)
  await english.user.type(english.box, 'patan')
  expect(advice()).toContain('call 100 (police) or 102 (ambulance), or ask 197')
  const nepali = await renderTool(`/ne${path}`)
  expect(nepali.row('पाटन अस्पताल').textContent).toContain('पुरानो, नलाग्न सक्छ')
  expect(nepali.row('पाटन अस्पताल').textContent).toContain('नोभेम्बर २०२६ मा हेरिएको')
})

test('EMER-03: a number is copied as it is dialled, also from the page in Nepali', async () => {
  const { user, row } = await renderTool(`/ne${path}`)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  row('पाटन अस्पताल').querySelector('details')!.open = true
  const patan = within(row('पाटन अस्पताल'))
  await user.click(patan.getByText('०१-५५२२२६६ प्रतिलिपि गर्नुहोस्'))
  expect(writeText).toHaveBeenCalledWith('01-5522266')
  expect(await patan.findByText('प्रतिलिपि भयो!')).toBeTruthy()
})

test('LOG-01, LOG-03: a number that is tapped is counted, and the event says nothing of it', async () => {
  const sent = vi.spyOn(navigator, 'sendBeacon')
  const { user, row } = await renderTool()
  // A browser without a telephone would ask which program dials.
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  onTestFinished(() => document.removeEventListener('click', stay))
  await user.click(screen.getByRole('link', { name: '102 Ambulance' }))
  await user.click(within(row('Child Helpline')).getByRole('link', { name: 'Call 1098 Child Helpline' }))
  const bodies = sent.mock.calls.map(([, body]) => (body as Blob).text())
  const events = (await Promise.all(bodies)).map((body) => JSON.parse(body) as object)
  const call = { tool_name: 'emergency-services-call', session_id: expect.any(String) as unknown }
  expect(events).toEqual([call, call])
})
