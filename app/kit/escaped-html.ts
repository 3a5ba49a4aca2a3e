const special: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it is written into HTML, between tags or inside a quoted attribute. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => special[character] ?? character)
}
