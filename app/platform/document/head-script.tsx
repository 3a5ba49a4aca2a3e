import { useHeadScript, useWithoutScript } from './document-context.tsx'

/**
 * What must be known before the first paint: the theme, whether somebody is signed in; in Nepali documents, whether the
 * system has a font; where something of others may be loaded, whether the visitor refused it.
 */
export function HeadScript() {
  const script = useHeadScript()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this repository
  return <script id="head-script" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
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
