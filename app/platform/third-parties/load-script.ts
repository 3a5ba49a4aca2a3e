const loaded = new Set<string>()

/** Adds a script of others to the document, once. */
export function loadScript(url: string, anonymous = false): void {
  if (loaded.has(url)) return
  loaded.add(url)
  const script = document.createElement('script')
  script.async = true
  if (anonymous) script.crossOrigin = 'anonymous'
  script.src = url
  document.head.append(script)
}

/** Whether this document holds code of others, which no choice can take out of it again. */
export const holdsOthers = () => loaded.size > 0
