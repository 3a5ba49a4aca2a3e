import { expect, type Page, test } from './fixtures.ts'
import { arrived, carrierPath, holdBack, openPage, pressStar, scripts } from './steps.ts'

test.use({ allowedTrouble: [/\/api\/ratings/] })

interface Vote {
  path: string
  stars: number
  voter_id: string
}

const saved = 'Thank you, your vote is saved.'

/** Grows with each vote that the page sends. */
function votesFrom(page: Page): Vote[] {
  const votes: Vote[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ratings')) votes.push(request.postDataJSON() as Vote)
  })
  return votes
}

test('a vote is saved, said so in the language of the page, and may be changed', async ({ page }) => {
  const votes = votesFrom(page)
  await openPage(page, carrierPath.en)
  await pressStar(page, '4 stars')
  await expect(page.getByText(saved)).toBeVisible()
  await expect(page.getByRole('radio', { name: '4 stars', exact: true })).toBeChecked()
  const changed = page.waitForResponse((response) => response.url().endsWith('/api/ratings'))
  await pressStar(page, '2 stars')
  expect((await changed).status()).toBe(204)
  await expect(page.getByText(saved)).toBeVisible()
  expect(votes.map((vote) => [vote.path, vote.stars])).toEqual([
    ['/carrier-identifier', 4],
    ['/carrier-identifier', 2],
  ])
  expect(votes[0]!.voter_id).toBe(votes[1]!.voter_id)
  await openPage(page, carrierPath.ne)
  await pressStar(page, '५ तारा')
  await expect(page.getByText('धन्यवाद, तपाईंको मत राखियो।')).toBeVisible()
})

test('HOME-12: a star that was pressed before the code of the page arrived is a vote, and only once', async ({
  page,
}) => {
  const votes = votesFrom(page)
  const release = await holdBack(page, scripts)
  await page.goto(carrierPath.en, { waitUntil: 'commit' })
  await pressStar(page, '4 stars')
  release()
  await expect(page.getByText(saved)).toBeVisible()
  expect(votes.map((vote) => vote.stars)).toEqual([4])
  await page.reload()
  await arrived(page)
  await expect(page.getByRole('radio', { name: '4 stars', exact: true })).not.toBeChecked()
  expect(votes).toHaveLength(1)
})
