import { path, rows } from './internet-page.ts'
import { expect, test } from './own-site.ts'
import { arrived, openPage } from './steps.ts'

// Both tests share a site: prices and plans fail twice, and are there when they are asked for a third time.
test.describe.configure({ mode: 'default' })
test.use({
  changes: `
    create sequence price_tries;
    create function prices_repaired() returns boolean language plpgsql as $$
      begin
        if nextval('price_tries') <= 2 then
          raise exception 'the prices are being repaired' using errcode = '57014';
        end if;
        return true;
      end $$;
    alter table gold_silver_prices rename to kept_prices;
    create view gold_silver_prices as select * from kept_prices where (select prices_repaired());
    create sequence plan_tries;
    create function plans_repaired() returns boolean language plpgsql as $$
      begin
        case nextval('plan_tries')
          when 1 then raise exception 'there is no such table' using errcode = '42P01';
          when 2 then raise exception 'the plans are being repaired' using errcode = '57014';
          else return true;
        end case;
      end $$;
    alter table internet_plans rename to kept_plans;
    create view internet_plans as select * from kept_plans where (select plans_repaired());`,
  allowedTrouble: [/status of 503/],
})

test('GOLD-03: Error Loading Data with its message, Try Again fails once more, then the prices are there', async ({
  page,
}) => {
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Gold & silver' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText('Error Loading Data')
  await arrived(page)
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

test('NET-01: Database Setup Required leads home, Error Loading Data tries again, and the plans are there', async ({
  page,
}) => {
  await openPage(page, '/about')
  const link = page.getByRole('banner').getByRole('link', { name: 'Internet', exact: true })
  await link.click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading')).toHaveText('Database Setup Required')
  await expect(alert).toContainText('contact the administrator')
  await alert.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await link.click()
  await arrived(page)
  await expect(alert.getByRole('heading')).toHaveText('Error Loading Data')
  await expect(alert).toContainText('the plans are being repaired')
  const said: string[] = []
  await page.exposeFunction('noteStatus', (text: string) => said.push(text))
  await alert.evaluate((element) => {
    const { noteStatus } = window as unknown as { noteStatus: (text: string) => void }
    const status = element.querySelector<HTMLElement>('[role=status]')
    new MutationObserver(() => status?.hidden || noteStatus(status?.textContent ?? '')).observe(element, {
      subtree: true,
      attributes: true,
    })
  })
  await alert.getByRole('link', { name: 'Try Again' }).click()
  await expect(rows(page)).toHaveCount(8)
  await expect(page).toHaveURL(path.en)
  expect(said).toEqual(['Loading internet providers...'])
})
