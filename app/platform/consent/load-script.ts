const loaded = new Set<string>()

/** Adds a vendor's script to the document, once. */
export function loadScript(url: string, anonymous = false): void {
  if (loaded.has(url)) return
  loaded.add(url)
  const script = document.createElement('script')
  script.async = true
  if (anonymous) script.crossOrigin = 'anonymous'
  script.src = url
  document.head.append(script)
}

/** Whether this document has loaded vendors' code, which runs until the document is unloaded. */
export const hasLoadedVendors = () => loaded.size > 0
