import type { Lang } from '#app/kit/language.ts'
import type { PageContext } from '#app/platform/page-context.ts'
import { degrade, renderContext } from '#app/platform/services.server.ts'
import { builtInCarriers } from './built-in.ts'
import type { Carrier } from './carrier.ts'
import { carriersContext } from './context.server.ts'
import { shownCarriers } from './store.server.ts'
import { technologyIn } from './technology.ts'

/** The carriers of a page; if they cannot be loaded, that is logged and the two built-in ones are used. */
export async function loadCarriers(lang: Lang, context: Readonly<PageContext>): Promise<Carrier[]> {
  const render = context.get(renderContext)
  render.tags.add('carriers')
  try {
    return shownCarriers(lang, await context.get(carriersContext).current())
  } catch (error) {
    degrade(context, error, 'carriers-unavailable')
    return builtInCarriers.map(({ name, description, technology, ...carrier }) => ({
      ...carrier,
      name: name[lang],
      technology: technologyIn(lang, technology),
      description: description[lang],
    }))
  }
}
