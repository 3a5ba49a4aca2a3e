import { expect, test } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import LandTool from './land-tool.island.tsx'

/** The sign ≈ stays in one line with its number. */
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

function renderTool(path = '/land-area') {
  const { user } = renderIsland(LandTool, {}, { path })
  const box = screen.getByRole<HTMLInputElement>('textbox')
  const select = screen.getByRole<HTMLSelectElement>('combobox')
  return {
    user,
    box,
    select,
    answer: () => plain(screen.queryByRole('status')?.textContent),
    /** The figures of a card, by the names of their units. */
    figures: (title: string) => {
      const card = within(screen.getByRole('region', { name: title }))
      const values = card.getAllByRole('definition').map(({ textContent }) => plain(textContent))
      return Object.fromEntries(
        card.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]),
      )
    },
    type: async (text: string) => {
      await user.clear(box)
      if (text) await user.type(box, text)
    },
  }
}

test('the page opens with one ropani in every unit', () => {
  const { answer, figures } = renderTool()
  expect(answer()).toBe('1 ropani = 5,476 sq ft, ≈ 508.737 sq m')
  expect(figures('Hills and Kathmandu Valley')).toEqual({ ropani: '1', aana: '16', paisa: '64', daam: '256' })
  expect(figures('Terai')).toEqual({ bigha: '≈ 0.075117', kattha: '≈ 1.5023', dhur: '≈ 30.0466' })
  expect(figures('Feet, metres and acres')).toEqual({
    'sq ft': '5,476',
    'sq m': '≈ 508.737',
    acre: '≈ 0.125712',
    hectare: '≈ 0.050874',
  })
})

test('every unit can be chosen, and each is converted into the others', async () => {
  const { user, select, type, answer } = renderTool()
  expect([...select.options].map(({ text }) => text)).toEqual([
    'ropani-aana-paisa-daam',
    'aana-paisa-daam',
    'paisa-daam',
    'daam',
    'bigha-kattha-dhur',
    'kattha-dhur',
    'dhur',
    'sq ft',
    'sq m',
    'acre',
    'hectare',
  ])
  await type('2-10-5')
  await user.selectOptions(select, 'bigha')
  expect(answer()).toBe('2-10-5 bigha = 1,83,161.25 sq ft, ≈ 17,016.2369 sq m')
  await type('2400')
  await user.selectOptions(select, 'square-foot')
  expect(answer()).toBe('2400 sq ft ≈ 0-7-0-0.2 ropani, ≈ 0-0-13.17 bigha')
})

test('a part that is too large is counted, and the page says so', async () => {
  const { type, answer } = renderTool()
  await type('0-18-0-0')
  expect(answer()).toContain('0-18-0-0 ropani = 6,160.5 sq ft')
  expect(answer()).toContain('counted as 1-2-0-0.')
  await type('0-15-3-3')
  expect(answer()).not.toContain('counted as')
})

test('in Nepali the answer has Nepali digits, whichever were typed', async () => {
  const { type, answer } = renderTool('/ne/land-area')
  await type('5-3-2-1')
  expect(answer()).toBe('५-३-२-१ रोपनी ≈ २८,५९९.२६५६ वर्ग फिट, ≈ २,६५६.९५८७ वर्ग मिटर')
  await type('५-३-२-१')
  expect(answer()).toContain('५-३-२-१ रोपनी ≈ २८,५९९.२६५६ वर्ग फिट')
})

test('what cannot be read stays in the field, with the reason beside it', async () => {
  const { user, box, select, type, answer } = renderTool()
  for (const [typed, reason] of [
    ['five', /^Write a number such as 4\.5/],
    ['1-2-3-4-5', /fewer parts/],
    ['12345678901', /at most nine digits/],
    ['', /^Type an area/],
  ] as const) {
    await type(typed)
    expect(box.value).toBe(typed)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    const described = box.getAttribute('aria-describedby')!.split(' ')
    const texts = described.map((id) => document.getElementById(id)?.textContent ?? '')
    expect(
      texts.some((text) => reason.test(text)),
      typed,
    ).toBe(true)
    expect(answer()).toBeUndefined()
  }
  await type('3-2')
  await user.selectOptions(select, 'acre')
  expect(box.value).toBe('3-2')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(select, 'aana')
  expect(answer()).toBe('3-2 aana = 1,197.875 sq ft, ≈ 111.2862 sq m')
})

test('without JavaScript the query is answered; what it has of no use is the start', () => {
  expect(renderTool('/land-area?area=4.5&unit=bigha').answer()).toContain('4.5 bigha = 3,28,050 sq ft')
  expect(renderTool('/land-area?unit=furlong').answer()).toContain('1 ropani =')
})

test('an answer of the search box brings its area in the fragment', () => {
  const { answer, box, select } = renderTool('/land-area#area=2-10-5&unit=bigha')
  expect(answer()).toContain('2-10-5 bigha =')
  expect([box.value, select.value]).toEqual(['2-10-5', 'bigha'])
})

test('what the share buttons send is the answer in one line', () => {
  renderTool()
  expect(plain(document.querySelector<HTMLElement>('[data-answer]')?.dataset.answer)).toBe(
    '1 ropani = 5,476 sq ft, ≈ 508.737 sq m',
  )
})
