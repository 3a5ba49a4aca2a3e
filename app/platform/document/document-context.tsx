import { createContext, useContext, useState } from 'react'

/** What the server alone knows of a document; the browser reads it back from the document itself. */
export interface ServerDocument {
  /** What inline scripts and styles are marked with, so that the policy of the document admits them. */
  nonce: string
  styles: string
  /** Runs before the first paint. */
  headScript: string
  /** The same in a task of its own; empty in English documents. */
  fontScript: string
  /** Elements of the head for whoever runs no script; empty in English documents. */
  withoutScript: string
  /** The id under which the server logged a failed request; empty when all went well. */
  requestId: string
  article: string | undefined
}

export const ServerDocumentContext = createContext<ServerDocument | null>(null)

/** A text that the server wrote into the element with this id, and that is not sent a second time as data. */
function useWrittenText(id: string, fromServer: (document: ServerDocument) => string | undefined) {
  const server = useContext(ServerDocumentContext)
  const [text] = useState(() =>
    server ? (fromServer(server) ?? '') : (document.getElementById(id)?.innerHTML ?? ''),
  )
  return text
}

export const useNonce = () => useContext(ServerDocumentContext)?.nonce
export const useHeadScript = () => useWrittenText('head-script', (document) => document.headScript)
export const useFontScript = () => useWrittenText('font-script', (document) => document.fontScript)
export const useWithoutScript = () => useWrittenText('without-script', (document) => document.withoutScript)
export const useInlineStyles = () => useWrittenText('site-styles', (document) => document.styles)
export const useWrittenArticle = () => useWrittenText('article-text', (document) => document.article)

/** The id under which the server logged a failed request, else empty. */
export function useRequestId() {
  const server = useContext(ServerDocumentContext)
  const [id] = useState(
    () =>
      server?.requestId ?? document.querySelector('meta[name="request-id"]')?.getAttribute('content') ?? '',
  )
  return id
}
