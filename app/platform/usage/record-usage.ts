import { currentUser } from '../auth/user-state.ts'

const sessionKey = 'chautari-session'

/**
 * Tells the server that a tool was used. Fire and forget: a failure is ignored and never disturbs the tool. What the
 * visitor typed is no part of it, and an operator's own visits are not counted.
 */
export function recordUsage(toolName: string, details?: Record<string, string | number | boolean>): void {
  send(toolName, () => details && { details })
}

/** The same for a page that was opened, with its path, the host of the site that linked to it, and the window's width. */
export function recordOpening(openEvent: string): void {
  send(openEvent, () => ({
    view: { path: location.pathname, width: widthClassOf(innerWidth), referrer: referrerHost() },
  }))
}

/** Undefined for none and for this site. */
function referrerHost(): string | undefined {
  try {
    const { hostname } = new URL(document.referrer)
    return hostname === '' || hostname === location.hostname ? undefined : hostname
  } catch {
    return undefined
  }
}

function send(toolName: string, further: () => object | undefined): void {
  try {
    if (currentUser()?.isAdmin) return
    // For this tab only.
    const session_id = keptId(() => sessionStorage, sessionKey)
    const event = JSON.stringify({ tool_name: toolName, session_id, ...further() })
    navigator.sendBeacon('/api/usage', new Blob([event], { type: 'application/json' }))
  } catch {
    // Usage logging never disturbs the tool.
  }
}

/** With storage full or blocked, by key. */
const unstored = new Map<string, string>()

/** A random id that a storage of the browser keeps; where it is full or blocked, for this page only. */
export function keptId(storage: () => Storage, key: string): string {
  try {
    const known = storage().getItem(key)
    if (known) return known
    const fresh = randomId()
    storage().setItem(key, fresh)
    return fresh
  } catch {
    const id = unstored.get(key) ?? randomId()
    unstored.set(key, id)
    return id
  }
}

/** A random UUID. `randomUUID` is missing outside secure contexts, such as a phone on the shop's own network. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Classes of the width of a browser's window, in CSS pixels: below 640, below 1024, and wider. */
export const widthClasses = ['phone', 'tablet', 'desktop'] as const

export type WidthClass = (typeof widthClasses)[number]

export function widthClassOf(width: number): WidthClass {
  if (width < 640) return 'phone'
  return width < 1024 ? 'tablet' : 'desktop'
}
