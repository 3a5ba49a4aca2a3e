import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  emptyRecord,
  type PersonalRecord,
  readPersonal,
  savePersonal,
} from '#app/platform/personal/personal-record.ts'
import { fillStorage } from '#test/full-storage.ts'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import MyHome from './my-home.island.tsx'

const choices = {
  day: '2026-11-21',
  tools: [
    ['/carrier-identifier', 'Carrier Identifier'],
    ['/qr-builder', 'QR Builder'],
    ['/postal-codes', 'Postal Codes'],
  ],
  currencies: [
    ['INR', 'INR – Indian Rupee'],
    ['QAR', 'QAR – Qatari Riyal'],
  ],
} as const

// 9 o'clock in Nepal.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T03:15:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function open(stored: Partial<PersonalRecord> = {}, path = '/my-home') {
  if (Object.keys(stored).length > 0) savePersonal({ ...emptyRecord, ...stored })
  return renderIsland(MyHome, choices, { path })
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const rows = (name: string) =>
  part(name)
    .queryAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent)
const announced = () => screen.getAllByRole('status')[0]?.textContent
const focused = () => (document.activeElement as HTMLElement).title

test('without a choice each part says what there will be', () => {
  open()
  for (const text of [
    /^No tool is pinned yet/,
    /^No currency is pinned yet/,
    /^No day yet/,
    /^Tools that you open/,
  ])
    expect(screen.getByText(text)).toBeTruthy()
})

test('a tool is added, removed, and the focus is never lost', async () => {
  const { user } = open()
  const tools = part('Pinned tools')
  await user.selectOptions(tools.getByLabelText('Add a tool'), 'Postal Codes')
  await user.click(tools.getByRole('button', { name: 'Add' }))
  expect(announced()).toBe('Postal Codes added.')
  await user.click(tools.getByRole('button', { name: 'Add' }))
  await user.click(tools.getByRole('button', { name: 'Add' }))
  expect(readPersonal().tools).toEqual(['/postal-codes', '/carrier-identifier', '/qr-builder'])
  expect(tools.getByText('All tools are pinned.')).toBeTruthy()
  expect(focused()).toBe('Remove QR Builder')
  await user.click(tools.getByRole('button', { name: 'Remove Postal Codes' }))
  expect(focused()).toBe('Remove Carrier Identifier')
  await user.keyboard('{Enter}{Enter}')
  expect(readPersonal().tools).toEqual([])
  expect(document.activeElement).toBe(tools.getByLabelText('Add a tool'))
})

test('Alt with an arrow, and the buttons, move an entry; the focus stays with it and its place is announced', async () => {
  const { user } = open({ tools: ['/carrier-identifier', '/qr-builder', '/postal-codes'] })
  const tools = part('Pinned tools')
  tools.getByRole('button', { name: 'Remove Carrier Identifier' }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(rows('Pinned tools')).toEqual(['QR Builder', 'Carrier Identifier', 'Postal Codes'])
  expect(announced()).toBe('Carrier Identifier: place 2 of 3.')
  expect(focused()).toBe('Remove Carrier Identifier')
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  expect(readPersonal().tools).toEqual(['/qr-builder', '/postal-codes', '/carrier-identifier'])
  await user.click(tools.getByRole('button', { name: 'Move Postal Codes up' }))
  expect(rows('Pinned tools')).toEqual(['Postal Codes', 'QR Builder', 'Carrier Identifier'])
  expect(focused()).toBe('Move Postal Codes up')
  expect(tools.getByRole('button', { name: 'Move Postal Codes up' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await user.keyboard('{ArrowDown}')
  expect(announced()).toBe('Postal Codes: place 1 of 3.')
})

test('a pinned tool that was switched off is not shown', () => {
  open({ tools: ['/gone', '/qr-builder'] })
  expect(rows('Pinned tools')).toEqual(['QR Builder'])
})

test('where ten tools are pinned and others are left, one has to be removed first', () => {
  const tools = Array.from({ length: 11 }, (_, index) => [`/tool-${index}`, `Tool ${index}`] as const)
  savePersonal({ ...emptyRecord, tools: tools.slice(1).map(([path]) => path) })
  renderIsland(MyHome, { ...choices, tools }, { path: '/my-home' })
  const pinned = part('Pinned tools')
  expect(pinned.getByText('You can pin up to ten. Remove one to pin another.')).toBeTruthy()
  expect(pinned.queryByText('All tools are pinned.')).toBeNull()
})

test('currencies are chosen from those of the bank', async () => {
  const { user } = open({}, '/ne/my-home')
  const currencies = part('पिन गरिएका मुद्रा')
  await user.selectOptions(currencies.getByLabelText('मुद्रा थप्नुहोस्'), 'QAR – Qatari Riyal')
  await user.click(currencies.getByRole('button', { name: 'थप्नुहोस्' }))
  expect(readPersonal().currencies).toEqual(['QAR'])
  expect(announced()).toBe('QAR – Qatari Riyal थपियो।')
})

test('a day needs a name, is stored with its next time, and the next day comes first', async () => {
  const { user } = open()
  const days = part('My own days')
  const add = days.getByRole('button', { name: 'Add this day' })
  await user.click(add)
  const name = days.getByLabelText('Name')
  expect(days.getByText('Please enter a name.')).toBeTruthy()
  expect(document.activeElement).toBe(name)
  await user.type(name, 'Ama')
  await user.selectOptions(days.getByLabelText('Month'), 'Mangsir')
  await user.selectOptions(days.getByLabelText('Day'), '22')
  await user.click(add)
  await user.type(name, 'Wedding')
  await user.selectOptions(days.getByLabelText('Calendar'), 'English (AD)')
  await user.selectOptions(days.getByLabelText('Month'), 'November')
  await user.click(add)
  expect(rows('My own days')).toEqual(
    [
      'Ama22 Mangsir (BS) · 8 December 2026 · in 17 days',
      'Wedding22 November (AD) · 22 November 2026 · tomorrow',
    ].toReversed(),
  )
  expect(readPersonal().days).toEqual([
    { name: 'Ama', calendar: 'bs', month: 8, day: 22, next: '2026-12-08' },
    { name: 'Wedding', calendar: 'ad', month: 11, day: 22, next: '2026-11-22' },
  ])
  await user.type(name, ' Wedding ')
  await user.click(add)
  expect(days.getByText('This day is in the list already.')).toBeTruthy()
  await user.click(days.getByRole('button', { name: 'Remove Wedding' }))
  expect(focused()).toBe('Remove Ama')
})

test('the days of a month are those that it has in some year', async () => {
  const { user } = open()
  const days = part('My own days')
  const last = () => within(days.getByLabelText('Day')).getAllByRole('option').at(-1)?.textContent
  await user.selectOptions(days.getByLabelText('Month'), 'Ashadh')
  await user.selectOptions(days.getByLabelText('Day'), '32')
  expect(last()).toBe('32')
  await user.selectOptions(days.getByLabelText('Calendar'), 'English (AD)')
  await user.selectOptions(days.getByLabelText('Month'), 'February')
  expect(last()).toBe('29')
  expect(days.getByLabelText('Day')).toHaveProperty('value', '29')
})

test('a tithi is chosen by its half, the dark half first, and is kept with its next day', async () => {
  const { user } = open()
  const days = part('My own days')
  await user.type(days.getByLabelText('Name'), 'Shraddha')
  await user.selectOptions(days.getByLabelText('Calendar'), 'Lunar (tithi)')
  const tithis = within(days.getByLabelText('Tithi')).getAllByRole('option')
  expect([tithis[0], tithis[14], tithis[15], tithis.at(-1)].map((option) => option?.textContent)).toEqual([
    'Krishna Pratipada',
    'Krishna Aunsi',
    'Shukla Pratipada',
    'Shukla Purnima',
  ])
  await user.selectOptions(days.getByLabelText('Month'), 'Bhadra')
  await user.selectOptions(days.getByLabelText('Tithi'), 'Shukla Tritiya')
  await user.click(days.getByRole('button', { name: 'Add this day' }))
  // Teej of 2084.
  expect(readPersonal().days).toEqual([
    { name: 'Shraddha', calendar: 'tithi', month: 5, day: 3, next: '2027-09-03' },
  ])
  expect(rows('My own days')[0]).toBe(
    'ShraddhaBhadra Shukla Tritiya (tithi) · 3 September 2027 · in 286 days',
  )
})

test('the days are saved as a calendar file that is made here: nothing is sent, and the rule stands beside the button', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const sent = [
    vi.spyOn(globalThis, 'fetch'),
    vi.spyOn(XMLHttpRequest.prototype, 'open'),
    vi.spyOn(navigator, 'sendBeacon'),
  ]
  const days = [
    { name: 'Ama', calendar: 'bs', month: 8, day: 22, next: '2026-12-08' },
    { name: 'Hajurba', calendar: 'tithi', month: 5, day: 3, next: '2027-09-03' },
  ] as const
  const { user } = open({ days: [...days] })
  const file = part('In the calendar of your phone or computer')
  expect(
    file.getByText(/falls on the last day of that month\. A tithi falls on the day that has it at sunrise/),
  ).toBeTruthy()
  await user.selectOptions(file.getByLabelText('Reminder'), 'On the day, at 7 am')
  await user.click(file.getByRole('button', { name: 'Save the calendar file' }))
  expect(await file.findByText('The file was saved. Open it with your calendar.')).toBeTruthy()
  const text = await blobs[0]?.text()
  expect(text).toContain('SUMMARY;LANGUAGE=en:Hajurba\r\n')
  expect(text).toContain('TRIGGER:PT7H\r\n')
  expect(clicked).toHaveBeenCalledOnce()
  for (const spy of sent) expect(spy).not.toHaveBeenCalled()
})

test('no field has a name, so that a browser without the code of the page sends nothing', () => {
  const { container } = open()
  const fields = [...container.querySelectorAll('input, select')]
  expect(fields.length).toBeGreaterThan(5)
  expect(fields.filter((field) => field.hasAttribute('name'))).toEqual([])
})

test('the tools used last are links, and the list can be cleared', async () => {
  const { user } = open({ recent: ['/postal-codes', '/gone'] })
  const recent = part('Recently used tools')
  expect(recent.getByRole('link').getAttribute('href')).toBe('/postal-codes')
  await user.click(recent.getByRole('button', { name: 'Clear this list' }))
  expect(readPersonal().recent).toEqual([])
  expect(document.activeElement).not.toBe(document.body)
})

test('reset removes everything with one press, and can be taken back', async () => {
  const stored = { tools: ['/qr-builder'], currencies: ['QAR'] }
  const { user } = open(stored)
  await user.click(screen.getByRole('button', { name: 'Reset everything' }))
  expect(readPersonal()).toEqual(emptyRecord)
  expect(screen.getByText('Pins, own days and last used tools were removed from this browser.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(readPersonal()).toEqual({ ...emptyRecord, ...stored })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset everything' }))
})

const file = (content: string) => new File([content], 'my-home.json', { type: 'application/json' })

test('a file is added to what is there, and can be taken back', async () => {
  const { user } = open({ tools: ['/qr-builder'] })
  const days = [{ name: 'Ama', calendar: 'bs', month: 8, day: 22, next: '2020-01-01' }]
  const content = JSON.stringify({ version: 1, tools: ['/postal-codes', '/gone'], currencies: ['QAR'], days })
  await user.upload(screen.getByLabelText('Import', { selector: 'input' }), file(content))
  expect(
    await screen.findByText(
      'Added from the file: tools 1, currencies 1, days 1. Left out, because unknown or too many: 1.',
    ),
  ).toBeTruthy()
  expect(readPersonal().tools).toEqual(['/qr-builder', '/postal-codes'])
  expect(readPersonal().days[0]?.next).toBe('2026-12-08')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(readPersonal()).toEqual({ ...emptyRecord, tools: ['/qr-builder'] })
})

test.each([
  ['no JSON', '/my-home', /^This file was not saved by/],
  ['{"version":9}', '/ne/my-home', /^यो फाइल यहाँबाट राखिएको होइन/],
  [`{"version":1,"tools":[${'"/qr-builder",'.repeat(9000)}1]}`, '/my-home', /^This file was not saved by/],
])(
  'a file that is not one of ours (%.12s) is refused in the language of the page, and nothing changes',
  async (content, path, text) => {
    const { user } = open({ tools: ['/qr-builder'] }, path)
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file(content))
    expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
    expect(readPersonal().tools).toEqual(['/qr-builder'])
  },
)

test('a file that cannot be read any more is refused like a damaged one', async () => {
  const { user } = open()
  const moved = file('{"version":1}')
  moved.text = () => Promise.reject(new DOMException('moved', 'NotFoundError'))
  await user.upload(screen.getByLabelText('Import', { selector: 'input' }), moved)
  expect(await screen.findByText(/^This file was not saved by/)).toBeTruthy()
})

test('a change in another tab is followed', () => {
  open({ tools: ['/qr-builder'] })
  act(() => {
    localStorage.setItem('my-home', JSON.stringify({ ...emptyRecord, tools: ['/postal-codes'] }))
    dispatchEvent(new Event('storage'))
  })
  expect(rows('Pinned tools')).toEqual(['Postal Codes'])
})

test('where the browser stores nothing more, it is said and nothing changes', async () => {
  const { user } = open({ tools: ['/qr-builder'] })
  fillStorage()
  await user.click(screen.getByRole('button', { name: 'Remove QR Builder' }))
  expect(screen.getByText(/^This browser could not store it/).getAttribute('role')).toBe('alert')
  expect(rows('Pinned tools')).toEqual(['QR Builder'])
})
