// Pages of other kinds: strict policies, frameworks, other styles, and without JavaScript.
import { join } from 'node:path'
import { build } from 'vite'
import { expectNoViolations } from './axe.ts'
import {
  entriesOf,
  form,
  held,
  openField,
  pagePath,
  partsOf,
  sentPath,
  serveField,
} from './date-field-page.ts'
import { expect, test } from './fixtures.ts'

test('a strict content security policy needs no exception', async ({ page }) => {
  await openField(page, form('value="2082-04-29"'), {
    policy: "default-src 'none'; script-src 'self'; style-src 'none'; form-action 'self'",
  })
  const { field, open, dialog, dayOf } = partsOf(page)
  await expect(field.locator('[part=field]')).toHaveCSS('display', 'flex')
  await open.click()
  const box = await dialog.boundingBox()
  const below = await field.boundingBox()
  expect(box?.x).toBeCloseTo(below?.x ?? 0, 0)
  expect(box?.y).toBeGreaterThan((below?.y ?? 0) + 40)
  await dayOf('30 July 2025').click()
  expect((await held(field)).value).toBe('2082-04-14')
  // The fixture fails on what the browser refuses, which is an error of the console.
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the text field is there, and its form sends what was typed', async ({ page }) => {
    await serveField(page, form('required'))
    await page.goto(pagePath)
    await page.getByRole('textbox').fill('२०५५-१-२३')
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(`${sentPath}?birth-bs=${encodeURIComponent('२०५५-१-२३')}`)
  })
})

for (const [lang, colorScheme, wrong] of [
  ['en', 'light', 'Shrawan 2082 has 31 days.'],
  ['ne', 'dark', 'साउन २०८२ मा ३१ दिन छन्।'],
] as const)
  test(`axe finds nothing: ${lang}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openField(page, form(), { lang })
    const { message } = partsOf(page)
    await expectNoViolations(page, 'empty')
    await page.getByRole('spinbutton').first().focus()
    await page.keyboard.type('20820432')
    await expect(message).toHaveText(wrong)
    await expectNoViolations(page, 'with an error')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoViolations(page, 'with the month')
  })

test('at 320 px nothing is cut off, closed and open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await openField(
    page,
    form('value="2082-04-32" error="A sentence that is longer than the line of a narrow screen."'),
  )
  const { open, dialog } = partsOf(page)
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)
  await open.click()
  await expect(dialog).toBeVisible()
  expect(await sideways()).toBeLessThanOrEqual(0)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('in forced colours the field and the month have edges, and the chosen day stands out', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openField(page, form('value="2082-04-29"'))
  const { field, open, dialog, dayOf } = partsOf(page)
  await expect(field.locator('[part=field]')).toHaveCSS('border-top-style', 'solid')
  await expect(field.locator('[part=field]')).toHaveCSS('border-top-width', '1px')
  await open.click()
  await expect(dialog).toHaveCSS('border-top-style', 'solid')
  const background = (day: string) =>
    dayOf(day).evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await background('14 August 2025')).not.toBe(await background('30 July 2025'))
})

/** A React page, bundled for a browser. */
async function bundleReact(): Promise<string> {
  const id = join(import.meta.dirname, 'react-page.js')
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-page',
        resolveId: (path) => (path === id ? id : null),
        load: (path) => (path === id ? reactPage : null),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: id } },
  })
  const [output] = [result].flat() as { output: { code?: string }[] }[]
  return output?.output[0]?.code ?? ''
}

const reactPage = `import { createElement as h, useActionState, useState } from 'react'
import { createRoot } from 'react-dom/client'
function Page() {
  const [day, setDay] = useState('')
  const [count, setCount] = useState(0)
  const [sent, send] = useActionState((before, data) => [...before, data.get('birth') + ' ' + data.get('birth-bs')], [])
  return h('form', { action: send },
    h('label', null, 'Date of birth', h('bs-date-field', {
      name: 'birth', required: true, min: count > 0 ? '2001-01-01' : '2000-01-01',
      onchange: (event) => setDay(event.target.value),
    }, h('input', { name: 'birth-bs' }))),
    h('button', null, 'Send'),
    h('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Again'),
    h('output', null, day), h('p', { id: 'sent' }, sent.join(', ')), h('p', { id: 'count' }, count))
}
createRoot(document.getElementById('root')).render(h(Page))`

test('in a React form: events, renderings, an action and the reset after it', async ({ page }) => {
  await openField(page, '<div id="root"></div><script type="module" src="/field/react.js"></script>', {
    files: { 'react.js': await bundleReact() },
  })
  const { field, year, message } = partsOf(page)
  await page.getByText('Date of birth').click({ position: { x: 4, y: 4 } })
  await expect(year).toBeFocused()
  expect(
    await field.evaluate((element) => (element as HTMLElementTagNameMap['bs-date-field']).required),
  ).toBe(true)
  await page.keyboard.type('2055-01-23')
  await expect(page.getByRole('status')).toHaveText('2055-01-23')
  await page.getByRole('button', { name: 'Again' }).click()
  await expect(page.locator('#count')).toHaveText('1')
  expect((await held(field)).value).toBe('2055-01-23')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('#sent')).toHaveText('1998-05-06 2055-01-23')
  await expect(year).toHaveValue('')
  await expect(message).toHaveText('')
  expect(await entriesOf(page)).toEqual({ birth: '', 'birth-bs': '' })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('#sent')).toHaveText('1998-05-06 2055-01-23')
})
