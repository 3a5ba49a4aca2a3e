import type { z } from 'zod'
import { type SettingKey, type Settings, settings } from './fields.ts'

/**
 * Settings that bring third-party code into a page are used whole or not at all: with `"enabled": "no"` the default would
 * switch ads on, with the ids beside it.
 */
const taken: Record<SettingKey, 'whole' | 'by field'> = {
  site_config: 'by field',
  seo_config: 'by field',
  adsense_config: 'whole',
  analytics_config: 'whole',
  maintenance_mode: 'by field',
}

export interface ReadSetting<Key extends SettingKey> {
  value: Settings[Key]
  /** What could not be used and has its default, such as `site_config.primary_color`. */
  broken: readonly string[]
}

/** A stored setting; what it leaves out, and what cannot be used, has its default. Never throws. */
export function readSetting<Key extends SettingKey>(key: Key, stored: unknown): ReadSetting<Key> {
  const schema = settings[key]
  const whole = schema.safeParse(stored === undefined ? {} : stored)
  if (whole.success) return { value: whole.data as Settings[Key], broken: [] }
  if (taken[key] === 'whole' || !isRecord(stored)) {
    return { value: schema.parse({}) as Settings[Key], broken: [key] }
  }
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const read = field.safeParse(Object.hasOwn(stored, name) ? stored[name] : undefined)
    return { name, value: read.success ? read.data : field.parse(undefined), broken: !read.success }
  })
  return {
    value: Object.fromEntries(fields.map(({ name, value }) => [name, value])) as Settings[Key],
    broken: fields.filter(({ broken }) => broken).map(({ name }) => `${key}.${name}`),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
