import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { langOfPath } from '#app/lib/language.ts'
import { seededNumbers } from '#app/records/emergency-numbers/store.server.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import { directoryOf } from '../load-services.server.ts'
import EmergencyTool from './emergency-tool.island.tsx'

const path = '/emergency-services'

async function renderTool(address = path) {
  const { user, container } = renderIsland(EmergencyTool, directoryOf(langOfPath(address), seededNumbers), {
    path: address,
  })
  // The sections are hydrated one after another.
  await act(async () => {})
  const list = container.querySelector<HTMLElement>('#numbers')!
  return {
    user,
    list,
    box: screen.getByRole<HTMLInputElement>('searchbox'),
    /** The names of the entries. */
    names: () =>
      within(list)
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    groups: () =>
      within(list)
        .queryAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    row: (name: string) => within(list).getByRole('heading', { name }).closest('li')!,
    count: () => screen.getByRole('status').textContent,
  }
}

test('EMER-02, EMER-03: four numbers to call on top, the other fifty in six groups below', async () => {
  const { groups, names, count } = await renderTool()
  const pinned = within(screen.getByRole('region', { name: 'Call now' }))
    .getAllByRole('link')
    .filter((link) => !link.closest('details'))
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
})

test('EMER-03: what is known of the four stands below them, folded', async () => {
  await renderTool()
  const about = screen.getByText('About these numbers').closest('details')!
  expect(about.open).toBe(false)
  expect([...about.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Nepal Police Control',
    'Fire Brigade',
    'Ambulance (Nepal Ambulance Service)',
    'Traffic Police Control',
  ])
  expect(about.textContent).toContain('US Embassy in Nepal')
})

test('EMER-01: a search narrows the groups while typing, and is not written to the address', async () => {
  const { user, box, groups, names, count } = await renderTool()
  await user.type(box, 'TOURISM')
  expect(groups()).toEqual(['Disaster and Tourism'])
  expect(count()).toBe('2 entries')
  await user.clear(box)
  await user.type(box, '४२५६९०९')
  expect(names()).toEqual(['Nepal Tourism Board'])
  expect(screen.getByRole('link', { name: 'Call 01-4256909 Nepal Tourism Board' }).getAttribute('href')).toBe(
    'tel:014256909',
  )
  expect(location.pathname + location.search).toBe(path)
})

test('EMER-01: a search finds the four numbers as well', async () => {
  const { user, box, list } = await renderTool()
  await user.type(box, 'damkal')
  expect(within(list).getByRole('link', { name: 'Call 101 Fire Brigade' })).toBeTruthy()
})

test('EMER-01: a search that finds nothing keeps the four numbers at hand', async () => {
  const { user, box, groups } = await renderTool(`${path}?q=xyzzy`)
  const nothing = within(screen.getByRole('region', { name: 'No number found' }))
  expect(nothing.getAllByRole('link', { name: /^10[0-3] / })).toHaveLength(4)
  await user.click(nothing.getByRole('link', { name: 'Clear search' }))
  expect(document.activeElement).toBe(box)
  expect(groups()).toHaveLength(6)
  expect(location.search).toBe('')
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
  const { user, box, groups } = await renderTool(`${path}?group=utilities`)
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

test('EMER-03: an old number says so on its row, and the month of a check is in words', async () => {
  const english = await renderTool()
  expect(english.row('Patan Hospital').textContent).toContain('Old, may not work')
  expect(english.row('Child Helpline').textContent).not.toContain('Old,')
  expect(english.row('Patan Hospital').querySelector('summary')?.textContent).toContain(
    'From unofficial lists',
  )
  expect(english.row('Patan Hospital').textContent).toContain('From unofficial lists, checked November 2026')
  expect(english.row('Child Helpline').querySelector('summary')?.textContent).toContain(
    'Confirmed in writing',
  )
  const nepali = await renderTool(`/ne${path}`)
  expect(nepali.row('पाटन अस्पताल').textContent).toContain('पुरानो, नलाग्न सक्छ')
  expect(nepali.row('पाटन अस्पताल').textContent).toContain('नोभेम्बर २०२६ मा हेरिएको')
})

test('EMER-03: a number is copied as it is dialled, also from the page in Nepali', async () => {
  const { user, row } = await renderTool(`/ne${path}`)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  const patan = within(row('पाटन अस्पताल'))
  await user.click(patan.getByRole('button', { name: '०१-५५२२२६६ प्रतिलिपि गर्नुहोस्' }))
  expect(writeText).toHaveBeenCalledWith('01-5522266')
  expect(await patan.findByRole('button', { name: 'प्रतिलिपि भयो!' })).toBeTruthy()
})
