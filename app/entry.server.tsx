import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import styles from './app.css?inline'
import { langOfPath } from './kit/language.ts'
import { markScript } from './platform/auth/signed-in-mark.ts'
import { deferClientScripts } from './platform/document/defer-scripts.server.ts'
import { fontAwaited, fontScript, fontWithoutScript } from './platform/document/devanagari.server.ts'
import { ServerDocumentContext } from './platform/document/document-context.tsx'
import { SharedParts } from './platform/document/shared-parts.server.ts'
import { storageScript } from './platform/document/storage-script.ts'
import { themeScript } from './platform/document/theme.ts'
import { ownMark } from './platform/http/nonce.server.ts'
import { renderContext, servicesContext } from './platform/services.server.ts'
import { beforePaint } from './platform/third-parties/before-paint.ts'

const renderLimitMs = 5000

/**
 * The whole document at once: nothing on these pages is slow enough to be worth a stream, and what is whole can be kept.
 * Its bytes are handed over beside the response, whose body would be copied on the way.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const render = context.get(renderContext)
  const lang = langOfPath(new URL(request.url).pathname)
  const parts = new SharedParts()
  const serverDocument = {
    nonce: ownMark,
    styles: parts.mark(styles),
    headScript: [
      storageScript,
      themeScript,
      markScript,
      fontAwaited(lang),
      // A page of trouble loads nothing of others.
      beforePaint(status === 200 ? render.partyKind : 'quiet'),
    ].join(';'),
    fontScript: fontScript(lang),
    withoutScript: fontWithoutScript(lang),
    requestId: status >= 500 ? render.requestId : '',
    article: render.article === undefined ? undefined : parts.mark(render.article),
  }
  await readData(routerContext)
  const text = await renderWhole(() => (
    <ServerDocumentContext value={serverDocument}>
      <ServerRouter
        context={{ ...routerContext, serverHandoffStream: alreadyRead() }}
        url={request.url}
        nonce={ownMark}
      />
    </ServerDocumentContext>
  ))
  headers.set('content-type', 'text/html; charset=utf-8')
  render.html = parts.fill(import.meta.env.DEV ? [text] : deferClientScripts(text))
  return new Response(null, { status, headers })
}

/** Trouble in a loader or a component, told once; a request that the visitor gave up is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted) return
  const { requestId, path } = context.get(renderContext)
  context.get(servicesContext).report(error, { kind: 'page-failed', requestId, path })
}

/** Stands in the text of a document where a part had to wait. */
const waiting = '<!--$!-->'

/**
 * The document as one text, which takes React half the time of a stream of bytes. Where a part waits for its code, once
 * after the start of the server, it is drawn again in the way that waits.
 */
async function renderWhole(draw: () => React.ReactNode): Promise<string> {
  const text = renderedAtOnce(draw())
  return text === undefined || text.includes(waiting) ? await renderPatiently(draw()) : text
}

function renderedAtOnce(tree: React.ReactNode): string | undefined {
  try {
    return `<!DOCTYPE html>${renderToString(tree)}`
  } catch {
    // Trouble, which the other way finds too and tells, or a wait that no boundary stands around.
    return undefined
  }
}

function renderPatiently(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(limit)
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce: ownMark,
      // Everything in its place: past some size React would hide what is finished until its script moves it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    })
    const limit = setTimeout(abort, renderLimitMs)
  })
}

/** Puts what the loaders gave where `ServerRouter` looks first: it would read it a piece at a time, and wait for each. */
async function readData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const reader = serverHandoffStream.getReader()
  const decoder = new TextDecoder()
  let value = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    value += decoder.decode(piece.value, { stream: true })
  reader.releaseLock()
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
}

/** Each render locks a stream, which says that there is data. */
const alreadyRead = () => new ReadableStream<Uint8Array>()
