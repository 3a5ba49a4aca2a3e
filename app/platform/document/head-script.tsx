import { useFontScript, useHeadScript, useNonce, useWithoutScript } from './document-context.tsx'

/**
 * What must be known before the first paint: the theme, whether somebody is signed in; where something of others may be
 * loaded, whether the visitor refused it.
 */
export function HeadScript() {
  const script = useHeadScript()
  return (
    <script
      id="head-script"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this repository
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}

/**
 * In Nepali documents, whether the system has a font. To look for one takes a cheap phone as long as the rest of the head:
 * as a module it is a task of its own. The first paint waits for it in browsers that know `blocking`, the text in all.
 */
export function FontScript() {
  const script = useFontScript()
  const nonce = useNonce()
  if (!script) return null
  return (
    <script
      id="font-script"
      nonce={nonce}
      type="module"
      async
      blocking="render"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this repository
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}

export function WithoutScript() {
  const elements = useWithoutScript()
  if (!elements) return null
  return (
    <noscript
      id="without-script"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this repository
      dangerouslySetInnerHTML={{ __html: elements }}
    />
  )
}
