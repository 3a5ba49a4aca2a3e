interface SiteNames {
  name: string
  supportEmail: string
}

const special: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => special[character] ?? character)

/** A policy's HTML with `{{site}}` and `{{support}}` written out. Both are settings, so their characters mean nothing. */
export function filledIn(html: string, { name, supportEmail }: SiteNames): string {
  const email = escaped(supportEmail)
  const values: Record<string, string> = {
    site: escaped(name),
    support: `<a href="mailto:${email}">${email}</a>`,
  }
  return html.replace(/\{\{([a-z]+)\}\}/g, (written, key: string) => values[key] ?? written)
}
