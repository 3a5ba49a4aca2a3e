import type { PageContext } from '#app/platform/page-context.ts'
import { degrade, renderContext } from '#app/platform/services.server.ts'
import { settingsContext } from '#app/records/settings/context.server.ts'
import type { PublicSettings } from '#app/records/settings/fields.ts'

/** The settings of this render; while none could be read yet that is logged only, and the defaults stand in. */
export function settingsFor(context: Readonly<PageContext>): Promise<PublicSettings> {
  return context.get(renderContext).once('settings', () => load(context))
}

async function load(context: Readonly<PageContext>): Promise<PublicSettings> {
  const kept = context.get(settingsContext)
  context.get(renderContext).tags.add('settings')
  const { maintenance_mode: _, ...shown } = await kept.current()
  if (!kept.isRead) degrade(context, kept.trouble, 'settings-unavailable')
  return shown
}
