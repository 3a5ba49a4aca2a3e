import { z } from 'zod'
import * as mini from 'zod/mini'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { listSettings, saveSetting } from '#app/records/settings/editor.server.ts'
import { listedSetting, settingKeys } from '#app/records/settings/schema.ts'
import { badRequest, forOperators, refused, stale, unknown, versionField } from './admin-route.ts'

const change = mini.strictObject({
  key: mini.enum(settingKeys),
  value: mini.record(mini.string(), mini.unknown()),
  description: mini.optional(mini.string().check(mini.maxLength(200), mini.regex(/^\P{Cc}*$/u))),
  updated_at: versionField,
})

export const readSettingsRoute = forOperators.get('/api/admin-settings', {
  summary: 'The settings that can be edited, or with key= one of them as { setting }',
  parameters: { key: z.enum(settingKeys) },
  answers: z.union([z.object({ settings: z.array(listedSetting) }), z.object({ setting: listedSetting })]),
  answer: async ({ site, query, lang }) => {
    const settings = await listSettings(site.storage.db)
    const wanted = query.get('key')
    if (wanted === null) return { status: 200, body: { settings } }
    const found = settings.find(({ key }) => key === wanted)
    return found ? { status: 200, body: { setting: found } } : unknown(lang)
  },
})

export const writeSettingRoute = forOperators.put('/api/admin-settings', {
  summary: 'Changes the given parts of one setting',
  accepts: change,
  maxBytes: 32 * 1024,
  answers: z.object({ setting: listedSetting }),
  answer: async ({ site, body, ...context }) => {
    const parsed = change.safeParse(body)
    if (!parsed.success) {
      const names = parsed.error.issues.map(({ path }) => path.join('.') || 'request')
      return badRequest(`${messages[context.lang].badRequest}: ${names.join(', ')}`)
    }
    const { updated_at: at, ...given } = parsed.data
    const version = typeof at === 'string' ? new Date(at) : at
    const saved = await saveSetting(site.storage.db, { ...given, version }, context)
    if (saved.outcome === 'refused') return refused(saved.fieldErrors, context.lang)
    if (saved.outcome === 'stale') {
      const versions = { current: saved.current, yours: given }
      return await stale(site.storage.db, ['site_settings', given.key], versions, context.lang)
    }
    return { status: 200, body: { setting: saved.setting } }
  },
})
