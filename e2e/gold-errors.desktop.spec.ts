import { expect, test } from './own-site.ts'
import { openPage } from './steps.ts'

// The prices fail twice and are there when they are asked for a third time.
test.use({
  changes: `
    create sequence tries;
    create function repaired() returns boolean language plpgsql as $$
      begin
        if nextval('tries') <= 2 then
          raise exception 'the prices are being repaired' using errcode = '57014';
        end if;
        return true;
      end $$;
    alter table gold_silver_prices rename to kept_prices;
    create view gold_silver_prices as select * from kept_prices where (select repaired());`,
  allowedTrouble: [/status of 503/],
})

test('GOLD-03: Error Loading Data with its message, Try Again fails once more, then the prices are there', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Gold & silver' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText('Error Loading Data')
  await expect(alert).toContainText(
    'Failed to fetch price data: Database error: the prices are being repaired',
  )
  const again = alert.getByRole('button', { name: 'Try Again' })
  const refused = page.waitForResponse(/\/api\/gold-silver-prices$/)
  await again.click()
  expect((await refused).status()).toBe(503)
  await expect(alert).toContainText('Failed to fetch price data: Database error: The data is not available')
  await again.click()
  await expect(page.getByText('Market Date')).toBeVisible()
  await expect(alert).toHaveCount(0)
})
