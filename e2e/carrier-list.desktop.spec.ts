import { digitsIn } from 'bikram-sambat-calendar/digits'
import { expect, type Page, test } from './fixtures.ts'
import { arrived, carrierPath, holdBack, lookUp, openPage, scripts } from './steps.ts'

const seeded = [
  ['Nepal Telecom (Namaste SIM)', 'GSM', 'smartphone', '984 985 986 976'],
  ['Ncell', 'GSM', 'phone', '980 981 982 970'],
  ['Nepal Telecom (CDMA / Sky)', 'CDMA', 'zap', '974 975'],
  ['Smart Cell', 'GSM', 'users', '961 962 988'],
  ['UTL', 'CDMA', 'building', '972'],
  ['Hello Mobile', 'GSM', 'hash', '963'],
] as const

const tiles = (page: Page) =>
  page.getByRole('region', { name: 'Supported Carriers' }).locator('ul').first().locator('> li')

test('CAR-10, CAR-12: each tile has its icon, name, technology and prefixes, in their order', async ({
  page,
}) => {
  await openPage(page, carrierPath.en)
  for (const [index, [name, technology, icon, prefixes]] of seeded.entries()) {
    const tile = tiles(page).nth(index)
    await expect(tile.getByRole('heading')).toHaveText(name)
    await expect(tile.locator('p')).toHaveText(new RegExp(`^${technology}\\b`))
    await expect(tile.locator('use')).toHaveAttribute('href', new RegExp(`#${icon}$`))
    await expect(tile.getByRole('list', { name: 'Prefixes' }).getByRole('listitem')).toHaveText(
      prefixes.split(' '),
    )
  }
})

test('CAR-15: the document brings the list, nothing loads, and a lookup runs against it', async ({
  page,
}) => {
  const release = await holdBack(page, scripts)
  await page.goto(carrierPath.en, { waitUntil: 'commit' })
  await expect(tiles(page)).toHaveCount(6)
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.locator('main .animate-spin')).toHaveCount(0)
  release()
  await arrived(page)
  await expect(tiles(page)).toHaveCount(6)
  await lookUp(page, '9611234567')
  await expect(page.getByRole('status')).toContainText('Smart Cell')
})

test('CAR-13: the article names every operator, its prefixes, the format and what is unsupported', async ({
  page,
}) => {
  await openPage(page, carrierPath.en)
  const article = page.getByRole('article')
  await expect(
    article.getByRole('heading', { name: 'About Nepal Mobile Carrier Identification', exact: true }),
  ).toBeVisible()
  const rows = [
    ['Nepal Telecom', 'GSM', '984 985 986 976'],
    ['Nepal Telecom', 'CDMA', '974 975'],
    ['Ncell', 'GSM', '980 981 982 970'],
    ['Smart Cell', '', '961 962 988'],
    ['UTL', 'CDMA', '972'],
    ['Hello Mobile', '', '963'],
  ] as const
  for (const [name, technology, prefixes] of rows) {
    const row = article.getByRole('row').filter({ hasText: name }).filter({ hasText: prefixes })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(technology)
  }
  await expect(article).toContainText('ten digits')
  await expect(article).toContainText('98X-XXX-XXXX')
  await expect(article).toContainText('Landline and international numbers are unsupported.')
})

test('CAR-13: the Nepali article says the same', async ({ page }) => {
  await openPage(page, carrierPath.ne)
  const article = page.getByRole('article')
  await expect(
    article.getByRole('heading', { name: 'नेपालको मोबाइल सेवा प्रदायक पहिचानबारे', exact: true }),
  ).toBeVisible()
  const prefixes = seeded.flatMap(([, , , all]) => digitsIn('ne', all).split(' '))
  await expect(article.getByRole('cell').locator('code')).toHaveText(prefixes)
  for (const name of ['नेपाल टेलिकम', 'एनसेल', 'स्मार्ट सेल', 'युटिएल', 'हेलो मोबाइल', 'जीएसएम', 'सीडीएमए']) {
    await expect(article.getByRole('cell').filter({ hasText: name }).first()).toBeVisible()
  }
  await expect(article).toContainText('दस अङ्क')
  await expect(article).toContainText('९८X-XXX-XXXX')
  await expect(article).toContainText('ल्यान्डलाइन र अन्तर्राष्ट्रिय नम्बर यहाँ चिनिँदैनन्।')
})
