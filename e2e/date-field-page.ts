// Pages of another site with `<bs-date-field>`: plain HTML and the files of the built package.
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { compilePackage } from '../scripts/packages/build.ts'
import type { Locator, Page } from './fixtures.ts'

let built: Promise<Map<string, string>> | undefined

/** The package's code by file name. It is built by the first process of the tests that needs it, for all. */
function fieldCode(): Promise<Map<string, string>> {
  built ??= build()
  return built
}

async function build() {
  const kept = join(process.env.E2E_SEEDED_DIR ?? '', 'date-field')
  if (!existsSync(kept)) await buildInto(kept)
  const names = readdirSync(kept).filter((name) => name.endsWith('.js'))
  return new Map(names.map((name) => [name, readFileSync(join(kept, name), 'utf8')]))
}

async function buildInto(kept: string) {
  const folder = mkdtempSync(`${kept}-`)
  await compilePackage('bs-date-field', folder, ['es'])
  try {
    renameSync(join(folder, 'dist'), kept)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(kept)) throw error
  }
}

export const pagePath = '/field/page.html'
/** Where forms are sent. */
export const sentPath = '/field/sent.html'

interface PageOptions {
  lang?: 'en' | 'ne'
  /** Of the page, as the header. */
  policy?: string
  /** Further files by name. */
  files?: Record<string, string>
}

/** Opens a page with this body, and waits for the code of the element. */
export async function openField(page: Page, body: string, options: PageOptions = {}): Promise<void> {
  await serveField(page, body, options)
  await page.goto(pagePath)
  await page.waitForFunction(() => customElements.get('bs-date-field') !== undefined)
}

/** Answers for the page and its code without a server. */
export async function serveField(page: Page, body: string, options: PageOptions = {}): Promise<void> {
  const { lang = 'en', policy, files = {} } = options
  const code = await fieldCode()
  const html = (title: string, content: string) =>
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
${policy ? '' : '<style>html { background: Canvas }</style>'}
<script type="module" src="/field/index.js"></script><main><h1>${title}</h1>${content}</main>`
  await page.route('**/field/*', async (route) => {
    const name = new URL(route.request().url()).pathname.slice('/field/'.length)
    const script = files[name] ?? code.get(name)
    if (script !== undefined) return await route.fulfill({ contentType: 'text/javascript', body: script })
    await route.fulfill({
      contentType: 'text/html',
      body: name === 'page.html' ? html('Form', body) : html('Sent', ''),
      ...(policy && { headers: { 'content-security-policy': policy } }),
    })
  })
}

/** A form with one field in a label, as the README shows it. */
export function form(attributes = '', inside = '<input name="birth-bs">'): string {
  return `<form action="${sentPath}"><label id="label">Date of birth
<bs-date-field name="birth" ${attributes}>${inside}</bs-date-field></label>
<p><button>Send</button></p></form>`
}

/** The parts of a page with one field in English. */
export function partsOf(page: Page) {
  const segment = (name: string) => page.getByRole('spinbutton', { name })
  const dialog = page.getByRole('dialog')
  return {
    field: page.locator('bs-date-field'),
    year: segment('Year'),
    month: segment('Month'),
    day: segment('Day'),
    open: page.getByRole('button', { name: 'Choose a day' }),
    message: page.locator('bs-date-field [part~=message]'),
    dialog,
    /** The day with this AD date in its name, `14 August 2025`. */
    dayOf: (ad: string) => dialog.getByRole('gridcell').getByRole('button', { name: ad }),
  }
}

/** What the field holds. */
export const held = (field: Locator) =>
  field.evaluate((element) => {
    const { value, valueAsAd, text } = element as HTMLElementTagNameMap['bs-date-field']
    return { value, ad: valueAsAd, text }
  })

/** The entries that the form would send. */
export const entriesOf = (page: Page) =>
  page
    .locator('form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>)

/** Counts the events of the field from now on. */
export async function countEvents(field: Locator): Promise<() => Promise<{ input: number; change: number }>> {
  await field.evaluate((element) => {
    for (const type of ['input', 'change'])
      element.addEventListener(type, ({ target }) => {
        if (target === element) element.dataset[type] = String(Number(element.dataset[type] ?? 0) + 1)
      })
  })
  return () =>
    field.evaluate(({ dataset }) => ({
      input: Number(dataset.input ?? 0),
      change: Number(dataset.change ?? 0),
    }))
}
