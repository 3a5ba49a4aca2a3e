import type { RouterContextProvider } from 'react-router'
import { within } from '#app/kit/within.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import type { PublicSettings } from '#app/records/settings/fields.ts'
import { defaultSettings, readPublicSettings } from '#app/records/settings/store.server.ts'

/** The settings of this render; when they cannot be loaded that is logged only, and the defaults stand in. */
export function settingsFor(context: Readonly<RouterContextProvider>): Promise<PublicSettings> {
  return context.get(renderContext).once('settings', () => load(context))
}

async function load(context: Readonly<RouterContextProvider>): Promise<PublicSettings> {
  const { db } = context.get(servicesContext)
  const render = context.get(renderContext)
  render.tags.add('settings')
  try {
    return await within(render.patienceMs, readPublicSettings(db))
  } catch (error) {
    degrade(context, error, 'settings-unavailable')
    return defaultSettings
  }
}
