import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Download, Page } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { expect } from './fixtures.ts'

export const generate = (page: Page) => page.getByRole('button', { name: 'Generate QR Code' })
export const name = (page: Page) => page.getByLabel('Account holder name')
export const mobile = (page: Page) => page.getByLabel('Mobile number')
export const account = (page: Page) => page.getByLabel('Account number')
export const code = (page: Page) => page.getByRole('main').getByRole('img', { name: /^QR code: / })
export const empty = (page: Page) => page.getByText('No QR Code Generated')

export const sitaPayload = '{"name":"Sita Sharma","eSewa_id":"9800000001"}'

/** Opens the QR builder and waits until its code has arrived. */
export async function open(page: Page, path = '/qr-builder') {
  await page.goto(path)
  // The field reads Devanagari digits from then on.
  const number = page.locator('#holder-number')
  await expect(async () => {
    await number.fill('१')
    await expect(number).toHaveValue('1', { timeout: 200 })
  }).toPass()
  await number.fill('')
}

export async function makeWalletCode(page: Page) {
  await name(page).fill('Sita Sharma')
  await mobile(page).fill('9800000001')
  await generate(page).click()
  await expect(code(page)).toBeVisible()
}

export async function download(page: Page, button: string): Promise<Download> {
  const [made] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return made
}

let reader: Promise<unknown> | undefined

/** From the package's own file, once; by itself it would ask a server for it. */
async function prepareReader() {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  const overrides = { wasmBinary: Uint8Array.from(wasm).buffer }
  await prepareZXingModule({ overrides, fireImmediately: true })
}

/** What a program that shares nothing with the site reads from a picture. */
export async function decoded(picture: Buffer) {
  reader ??= prepareReader()
  await reader
  const [read] = await readBarcodes(Uint8Array.from(picture), { formats: ['QRCode'] })
  const { ECLevel: level } = JSON.parse(read?.extra || '{}') as { ECLevel?: string }
  return { text: read?.text, level }
}
