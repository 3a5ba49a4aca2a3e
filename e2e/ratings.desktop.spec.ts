import { expect, type Page, test } from './fixtures.ts'
import { carrierPath, openPage } from './steps.ts'

test.use({ allowedTrouble: [/\/api\/ratings/] })

interface Vote {
  path: string
  stars: number
  voter_id: string
}

const saved = 'Thank you, your vote is saved.'
const failed = 'Your vote could not be saved. Please try again.'

/** What a finger finds: the radio itself is for those who see none. */
const stars = (page: Page, name: string) => page.getByTitle(name, { exact: true })

test('a vote is saved, said so, and may be changed', async ({ page }) => {
  const votes: Vote[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ratings')) votes.push(request.postDataJSON() as Vote)
  })
  await openPage(page, carrierPath.en)
  await stars(page, '4 stars').click()
  await expect(page.getByText(saved)).toBeVisible()
  await expect(page.getByRole('radio', { name: '4 stars', exact: true })).toBeChecked()
  const changed = page.waitForResponse((response) => response.url().endsWith('/api/ratings'))
  await stars(page, '2 stars').click()
  expect((await changed).status()).toBe(204)
  await expect(page.getByText(saved)).toBeVisible()
  expect(votes.map((vote) => [vote.path, vote.stars])).toEqual([
    ['/carrier-identifier', 4],
    ['/carrier-identifier', 2],
  ])
  expect(votes[0]!.voter_id).toBe(votes[1]!.voter_id)
})

for (const failure of ['refused', 'lost on the way'] as const) {
  test(`a vote that is ${failure} is told as not saved, and the next one may be`, async ({ page }) => {
    await page.route(
      '**/api/ratings',
      (route) => (failure === 'refused' ? route.fulfill({ status: 503 }) : route.abort('failed')),
      { times: 1 },
    )
    await openPage(page, carrierPath.en)
    await stars(page, '5 stars').click()
    await expect(page.getByText(failed)).toBeVisible()
    await expect(page.getByText(saved)).toHaveCount(0)
    await stars(page, '3 stars').click()
    await expect(page.getByText(saved)).toBeVisible()
    await expect(page.getByText(failed)).toHaveCount(0)
  })
}

test('a vote in Nepali is thanked for in Nepali', async ({ page }) => {
  await openPage(page, carrierPath.ne)
  await stars(page, '५ तारा').click()
  await expect(page.getByText('धन्यवाद, तपाईंको मत राखियो।')).toBeVisible()
})
