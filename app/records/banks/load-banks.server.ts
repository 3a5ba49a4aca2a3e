import type { Lang } from '#app/kit/language.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import { type BankList, shownBanks } from './bank.ts'
import { builtInBanks } from './built-in.ts'
import { listActiveBanks } from './store.server.ts'

/**
 * The banks of a page. If they cannot be loaded, the built-in ones are used and the page says so; the error of the
 * database goes to the log, never to the page.
 */
export async function loadBanks(lang: Lang, context: Readonly<PageContext>): Promise<BankList> {
  const { db } = context.get(servicesContext)
  const render = context.get(renderContext)
  render.tags.add('banks')
  try {
    return { banks: shownBanks(lang, await listActiveBanks(db)) }
  } catch (error) {
    degrade(context, error, 'banks-unavailable')
    return { banks: shownBanks(lang, builtInBanks), failure: { detail: '' } }
  }
}
