import { expect, test, vi } from 'vitest'
import { openScreen, screen, watchDownloads, within } from '#test/admin-screen.tsx'
import SeoScreen from './screen.tsx'

const urlOf = (path: string, priority: string) =>
  `<url><loc>https://chautari.example${path}</loc><lastmod>2026-11-21</lastmod><changefreq>monthly</changefreq><priority>${priority}</priority></url>`
const urlset = (urls: readonly string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
const pages = urlset([urlOf('/privacy', '0.3'), urlOf('/ne/postal-codes', '0.9')])
const months = urlset(Array.from({ length: 1200 }, (_, month) => urlOf(`/nepali-calendar/${month}`, '0.3')))
const index = ['pages', 'calendar']
  .map((name) => `<sitemap><loc>https://chautari.example/sitemaps/${name}.xml</loc></sitemap>`)
  .join('')

async function openSeo() {
  const answers: Parameters<typeof openScreen>[1] = {
    'GET /sitemap.xml': () =>
      new Response(
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${index}</sitemapindex>`,
      ),
    'GET /sitemaps/pages.xml': () => new Response(pages),
    'GET /sitemaps/calendar.xml': () => new Response(months),
  }
  const opened = openScreen(SeoScreen, answers, { path: '/admin/seo' })
  const sitemap = within(screen.getByRole('region', { name: 'Sitemap' }))
  await sitemap.findByText(/^Last generated: /)
  return { ...opened, sitemap }
}

test('ADM-16: the sitemap is listed as the site serves it, with the number of all its addresses', async () => {
  const { user, answers, sitemap } = await openSeo()
  expect(sitemap.getByText('1,202 addresses included')).toBeTruthy()
  const items = sitemap.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual([
    '/sitemap.xml: an index of 2 files',
    '/sitemaps/pages.xml: 2 addresses',
    '/sitemaps/calendar.xml: 1,200 addresses',
    '/privacyPriority 0.3, changes monthly, last on 21 November 2026',
    'हुलाक कोड/ne/postal-codesPriority 0.9, changes monthly, last on 21 November 2026',
  ])
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answers['GET /sitemaps/pages.xml'] = () => new Response('', { status: 503 })
  await user.click(sitemap.getByRole('button', { name: 'Regenerate' }))
  expect(await sitemap.findByText('The sitemap could not be read. Please try again.')).toBeTruthy()
  expect(sitemap.getByText('Not generated yet')).toBeTruthy()
})

test('ADM-16: the pages are copied and downloaded as the site serves them, and the cards lead to what else counts', async () => {
  const files = watchDownloads()
  const { user, sitemap } = await openSeo()
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(sitemap.getByRole('button', { name: 'Copy XML' }))
  expect(await sitemap.findByRole('button', { name: 'Copied' })).toBeTruthy()
  await user.click(sitemap.getByRole('button', { name: 'Download XML' }))
  expect(files[0]?.name).toBe('sitemap.xml')
  expect(await files[0]?.text()).toBe(pages)
  expect(written.mock.lastCall?.[0]).toBe(pages)
  expect(sitemap.getByText(pages)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Google Search Console/ }).getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: 'Open the settings' }).getAttribute('href')).toBe('/admin/settings')
})
