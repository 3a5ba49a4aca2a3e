import type { RouterContextProvider } from 'react-router'
import { degrade, renderContext } from '#app/platform/services.server.ts'
import { settingsContext } from '#app/records/settings/context.server.ts'
import type { PublicSettings } from '#app/records/settings/fields.ts'

/** The settings of this render; while none could be read yet that is logged only, and the defaults stand in. */
export async function settingsFor(context: Readonly<RouterContextProvider>): Promise<PublicSettings> {
  const kept = context.get(settingsContext)
  const render = context.get(renderContext)
  render.tags.add('settings')
  const { maintenance_mode: _, ...shown } = await kept.current()
  if (!kept.areKnown)
    await render.once('settings', async () => degrade(context, kept.trouble, 'settings-unavailable'))
  return shown
}
