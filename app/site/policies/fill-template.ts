import { escapedHtml } from '#app/kit/escaped-html.ts'

interface SiteNames {
  name: string
  supportEmail: string
}

/** A policy's HTML with `{{site}}` and `{{support}}` filled in. Both are settings, so they are escaped. */
export function fillTemplate(html: string, { name, supportEmail }: SiteNames): string {
  const email = escapedHtml(supportEmail)
  const values: Record<string, string> = {
    site: escapedHtml(name),
    support: `<a href="mailto:${email}">${email}</a>`,
  }
  return html.replace(/\{\{([a-z]+)\}\}/g, (written, key: string) => values[key] ?? written)
}
