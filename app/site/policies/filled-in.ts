import { escapedHtml } from '#app/kit/escaped-html.ts'

interface SiteNames {
  name: string
  supportEmail: string
}

/** A policy's HTML with `{{site}}` and `{{support}}` written out. Both are settings, so their characters mean nothing. */
export function filledIn(html: string, { name, supportEmail }: SiteNames): string {
  const email = escapedHtml(supportEmail)
  const values: Record<string, string> = {
    site: escapedHtml(name),
    support: `<a href="mailto:${email}">${email}</a>`,
  }
  return html.replace(/\{\{([a-z]+)\}\}/g, (written, key: string) => values[key] ?? written)
}
